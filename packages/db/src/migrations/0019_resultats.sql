CREATE TABLE "resultat_retraits" (
	"epreuves_id" integer NOT NULL,
	"cle" text NOT NULL,
	"retire_le" timestamp with time zone NOT NULL,
	CONSTRAINT "resultat_retraits_epreuves_id_cle_pk" PRIMARY KEY("epreuves_id","cle")
);
--> statement-breakpoint
DROP INDEX "resultats_users_id_idx";--> statement-breakpoint
ALTER TABLE "resultats" ADD COLUMN "rang_sexe" integer;--> statement-breakpoint
ALTER TABLE "resultats" ADD COLUMN "rang_categorie" integer;--> statement-breakpoint
ALTER TABLE "resultats" ADD COLUMN "revendication_motif" text;--> statement-breakpoint
ALTER TABLE "resultat_retraits" ADD CONSTRAINT "resultat_retraits_epreuves_id_epreuves_id_fk" FOREIGN KEY ("epreuves_id") REFERENCES "public"."epreuves"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "resultats_users_id_key" ON "resultats" USING btree ("users_id","epreuves_id");--> statement-breakpoint
UPDATE "course_cards" SET "valable_jusqua" = 'epoch';
