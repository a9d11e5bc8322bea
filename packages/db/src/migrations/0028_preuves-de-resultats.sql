CREATE TABLE "resultat_demandes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resultat_demandes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"epreuves_id" integer NOT NULL,
	"users_id" integer NOT NULL,
	"souhait" text NOT NULL,
	"etat" text DEFAULT 'attend' NOT NULL,
	"dossard" text,
	"recherche" text,
	"motif" text NOT NULL,
	"nom" text NOT NULL,
	"prenom" text NOT NULL,
	"annee" integer,
	"nom_change_le" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "resultat_envois" ADD COLUMN "codes_sel" text;--> statement-breakpoint
ALTER TABLE "resultat_envois" ADD COLUMN "codes_jusqua" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "resultat_envois" ADD COLUMN "classes_retires" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "resultats" ADD COLUMN "preuve" text;--> statement-breakpoint
ALTER TABLE "resultats" ADD COLUMN "prouve_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "resultats" ADD COLUMN "code_hash" text;--> statement-breakpoint
ALTER TABLE "resultats" ADD COLUMN "retire_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "resultats" ADD COLUMN "retire_par" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "nom_change_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "resultat_demandes" ADD CONSTRAINT "resultat_demandes_epreuves_id_epreuves_id_fk" FOREIGN KEY ("epreuves_id") REFERENCES "public"."epreuves"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resultat_demandes" ADD CONSTRAINT "resultat_demandes_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resultat_demandes" ADD CONSTRAINT "resultat_demandes_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "resultat_demandes_open_key" ON "resultat_demandes" USING btree ("epreuves_id","users_id") WHERE etat = 'attend';--> statement-breakpoint
CREATE INDEX "resultat_demandes_users_id_idx" ON "resultat_demandes" USING btree ("users_id");--> statement-breakpoint
CREATE INDEX "resultat_demandes_decided_by_idx" ON "resultat_demandes" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "resultats_retires_idx" ON "resultats" USING btree ("epreuves_id","retire_le") WHERE retire_le is not null;--> statement-breakpoint
-- Who hid behind a wish of the profile stays hidden: an unproved wish no longer counts.
UPDATE "resultats" r SET "initiales" = true FROM "profils" p
  WHERE p."users_id" = r."users_id" AND r."revendication_motif" IS NULL AND p."initiales_resultats";--> statement-breakpoint
-- What waited for the organiser is asked of them as before; the line is nobody's until they answer.
INSERT INTO "resultat_demandes" ("epreuves_id", "users_id", "souhait", "dossard", "recherche", "motif", "nom", "prenom")
  SELECT r."epreuves_id", r."users_id", 'lier', r."dossard", r."recherche", r."revendication_motif", u."nom", u."prenom"
  FROM "resultats" r JOIN "users" u ON u."id" = r."users_id" WHERE r."revendication_motif" IS NOT NULL;--> statement-breakpoint
UPDATE "resultats" SET "users_id" = NULL WHERE "revendication_motif" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "resultats" DROP COLUMN "revendication_motif";--> statement-breakpoint
DROP INDEX "resultats_ordre_idx";--> statement-breakpoint
CREATE INDEX "resultats_ordre_idx" ON "resultats" USING btree ("epreuves_id","rang","statut","id");
