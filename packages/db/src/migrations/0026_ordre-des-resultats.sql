DROP INDEX "resultats_epreuves_id_idx";--> statement-breakpoint
DROP INDEX "resultats_recherche_idx";--> statement-breakpoint
CREATE INDEX "resultats_ordre_idx" ON "resultats" USING btree ("epreuves_id","rang","statut","recherche","id");