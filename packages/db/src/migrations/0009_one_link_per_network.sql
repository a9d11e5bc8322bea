DROP INDEX "profil_social_users_id_idx";--> statement-breakpoint
CREATE UNIQUE INDEX "profil_social_reseau_key" ON "profil_social" USING btree ("users_id","reseau");