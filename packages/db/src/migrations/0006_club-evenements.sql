ALTER TABLE "evenements" ADD COLUMN "monde_x" integer GENERATED ALWAYS AS (floor((st_x(position) + 180) / 360 * 1073741823)::int) STORED;--> statement-breakpoint
ALTER TABLE "evenements" ADD COLUMN "monde_y" integer GENERATED ALWAYS AS (floor((0.5 - atanh(sin(radians(greatest(-85.05, least(85.05, st_y(position)))))) / (2 * pi())) * 1073741823)::int) STORED;--> statement-breakpoint
ALTER TABLE "evenements" ADD COLUMN "recherche" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "evenements_globe_idx" ON "evenements" USING gist (("position"::geography));--> statement-breakpoint
CREATE INDEX "evenements_recherche_idx" ON "evenements" USING gin (to_tsvector('francais', "recherche"));--> statement-breakpoint
CREATE INDEX "evenements_departement_idx" ON "evenements" USING btree ("departement") WHERE etat >= 100;