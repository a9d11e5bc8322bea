-- Contract: 0000 stopped using the names of this table’s key, indexes and identity: no statement has ever named one
-- What is there already becomes the part before the first month; months are added by `months.ts`.
ALTER TABLE "audience_events" RENAME TO "audience_events_avant";--> statement-breakpoint
ALTER TABLE "audience_events_avant" DROP CONSTRAINT "audience_events_pkey";--> statement-breakpoint
ALTER TABLE "audience_events_avant" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER INDEX "audience_events_name_idx" RENAME TO "audience_events_avant_name_idx";--> statement-breakpoint
ALTER INDEX "audience_events_created_at_idx" RENAME TO "audience_events_avant_created_at_idx";--> statement-breakpoint
ALTER INDEX "audience_events_users_id_idx" RENAME TO "audience_events_avant_users_id_idx";--> statement-breakpoint
CREATE TABLE "audience_events" (
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "audience_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"users_id" integer,
	"props" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audience_events_id_created_at_pk" PRIMARY KEY("id","created_at")
) PARTITION BY RANGE ("created_at");--> statement-breakpoint
ALTER TABLE "audience_events" ADD CONSTRAINT "audience_events_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audience_events_name_idx" ON "audience_events" USING btree ("name","created_at");--> statement-breakpoint
CREATE INDEX "audience_events_created_at_idx" ON "audience_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audience_events_users_id_idx" ON "audience_events" USING btree ("users_id");--> statement-breakpoint
DO $$
DECLARE newest timestamptz; last int;
BEGIN
	SELECT greatest(now(), max("created_at")), coalesce(max("id"), 0) INTO newest, last FROM "audience_events_avant";
	PERFORM setval('audience_events_id_seq', last + 1, false);
	EXECUTE format('ALTER TABLE "audience_events" ATTACH PARTITION "audience_events_avant" FOR VALUES FROM (MINVALUE) TO (%L)',
		(date_trunc('month', newest AT TIME ZONE 'UTC') + interval '1 month') AT TIME ZONE 'UTC');
END $$;--> statement-breakpoint
-- What falls in no month: a clock that is wrong, a daily job that has not run.
CREATE TABLE "audience_events_reste" PARTITION OF "audience_events" DEFAULT;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "notifications_created_at_idx" ON "notifications" USING brin ("created_at");
