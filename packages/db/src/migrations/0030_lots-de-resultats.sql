CREATE TABLE "resultat_lots" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resultat_lots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"epreuves_id" integer NOT NULL,
	"vu_le" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "resultats_ordre_idx";--> statement-breakpoint
DROP INDEX "resultats_dossard_key";--> statement-breakpoint
DROP INDEX "resultats_users_id_key";--> statement-breakpoint
ALTER TABLE "resultat_envois" ADD COLUMN "lot" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "resultats" ADD COLUMN "lot" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "resultat_lots" ADD CONSTRAINT "resultat_lots_epreuves_id_epreuves_id_fk" FOREIGN KEY ("epreuves_id") REFERENCES "public"."epreuves"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "resultat_lots_epreuves_id_key" ON "resultat_lots" USING btree ("epreuves_id");--> statement-breakpoint
CREATE INDEX "resultats_ordre_idx" ON "resultats" USING btree ("epreuves_id","lot","rang","statut","id");--> statement-breakpoint
CREATE UNIQUE INDEX "resultats_dossard_key" ON "resultats" USING btree ("epreuves_id","lot","dossard") WHERE dossard is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "resultats_users_id_key" ON "resultats" USING btree ("users_id","epreuves_id","lot");