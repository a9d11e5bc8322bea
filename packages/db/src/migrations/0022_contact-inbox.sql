CREATE TABLE "contact_suites" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_suites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contact_messages_id" integer NOT NULL,
	"type" text NOT NULL,
	"texte" text NOT NULL,
	"users_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "etat" text DEFAULT 'nouveau' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "lu_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_suites" ADD CONSTRAINT "contact_suites_contact_messages_id_contact_messages_id_fk" FOREIGN KEY ("contact_messages_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_suites" ADD CONSTRAINT "contact_suites_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_suites_contact_messages_id_idx" ON "contact_suites" USING btree ("contact_messages_id");--> statement-breakpoint
CREATE INDEX "contact_suites_users_id_idx" ON "contact_suites" USING btree ("users_id");