DROP INDEX "course_cards_rang_date_idx";--> statement-breakpoint
ALTER TABLE "course_cards" ADD COLUMN "monde_x" integer GENERATED ALWAYS AS (floor((st_x(position) + 180) / 360 * 1073741823)::int) STORED,
  ADD COLUMN "monde_y" integer GENERATED ALWAYS AS (floor((0.5 - atanh(sin(radians(greatest(-85.05, least(85.05, st_y(position)))))) / (2 * pi())) * 1073741823)::int) STORED;--> statement-breakpoint
ALTER TABLE "parcours_cards" ADD COLUMN "monde_x" integer GENERATED ALWAYS AS (floor((st_x(position) + 180) / 360 * 1073741823)::int) STORED,
  ADD COLUMN "monde_y" integer GENERATED ALWAYS AS (floor((0.5 - atanh(sin(radians(greatest(-85.05, least(85.05, st_y(position)))))) / (2 * pi())) * 1073741823)::int) STORED;--> statement-breakpoint
CREATE INDEX "parcours_cards_monde_idx" ON "parcours_cards" USING btree ("monde_x","monde_y","parcours_id","distance","denivele","km_effort","note","forme","departement","region","types","surfaces") WHERE is_visible;--> statement-breakpoint
CREATE INDEX "course_cards_rang_date_idx" ON "course_cards" USING btree ("rang_date","courses_id","date_debut","date_fin","departement","region","inscription","label_ffa","types","surfaces","distances","deniveles","km_efforts","prix","monde_x","monde_y") WHERE is_visible;--> statement-breakpoint
ALTER TABLE "course_cards" DROP COLUMN "point";