CREATE TABLE "activite_records" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activite_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"users_id" integer NOT NULL,
	"activites_id" integer NOT NULL,
	"genre" text NOT NULL,
	"mesure" integer NOT NULL,
	"secondes" integer NOT NULL,
	"debut" integer NOT NULL,
	"ecarte_le" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "activites" ADD COLUMN "jour" date;--> statement-breakpoint
ALTER TABLE "activites" ADD COLUMN "mesuree_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "activites" ADD COLUMN "apercu" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "activite_records" ADD CONSTRAINT "activite_records_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activite_records" ADD CONSTRAINT "activite_records_activites_id_activites_id_fk" FOREIGN KEY ("activites_id") REFERENCES "public"."activites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "activite_records_key" ON "activite_records" USING btree ("activites_id","genre","mesure","debut");--> statement-breakpoint
CREATE INDEX "activite_records_users_idx" ON "activite_records" USING btree ("users_id","genre","mesure","secondes") WHERE ecarte_le is null;--> statement-breakpoint
CREATE INDEX "activite_records_ecartes_idx" ON "activite_records" USING btree ("users_id","ecarte_le") WHERE ecarte_le is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "activites_jour_idx" ON "activites" USING btree ("users_id","jour");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "activites_mesure_idx" ON "activites" USING btree ("id") WHERE mesuree_le is null;