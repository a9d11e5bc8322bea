CREATE TABLE "entrainement_annonces" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "entrainement_annonces_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"athletes_id" integer NOT NULL,
	"vers" text NOT NULL,
	"gestes_id" integer,
	"entrainements_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "entrainements" ADD COLUMN "est_discute" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "entrainement_annonces" ADD CONSTRAINT "entrainement_annonces_athletes_id_athletes_id_fk" FOREIGN KEY ("athletes_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entrainement_annonces" ADD CONSTRAINT "entrainement_annonces_gestes_id_entrainement_gestes_id_fk" FOREIGN KEY ("gestes_id") REFERENCES "public"."entrainement_gestes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entrainement_annonces" ADD CONSTRAINT "entrainement_annonces_entrainements_id_entrainements_id_fk" FOREIGN KEY ("entrainements_id") REFERENCES "public"."entrainements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "entrainement_annonces_pair_idx" ON "entrainement_annonces" USING btree ("athletes_id","vers","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "entrainement_annonces_gestes_key" ON "entrainement_annonces" USING btree ("gestes_id");--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "entrainement_annonces_entrainements_key" ON "entrainement_annonces" USING btree ("entrainements_id","athletes_id","vers");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "entrainements_est_discute_idx" ON "entrainements" USING btree ("users_id") WHERE est_discute;