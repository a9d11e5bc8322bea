CREATE TABLE "activite_moities" (
	"activites_id" integer PRIMARY KEY NOT NULL,
	"users_id" integer NOT NULL,
	"moities" jsonb,
	"ecartee_le" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "profils" ADD COLUMN "loi_generale" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "activite_moities" ADD CONSTRAINT "activite_moities_activites_id_activites_id_fk" FOREIGN KEY ("activites_id") REFERENCES "public"."activites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activite_moities" ADD CONSTRAINT "activite_moities_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activite_moities_users_idx" ON "activite_moities" USING btree ("users_id");