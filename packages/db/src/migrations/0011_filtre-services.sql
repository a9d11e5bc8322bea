DROP INDEX "course_cards_rang_date_idx";--> statement-breakpoint
ALTER TABLE "course_cards" ADD COLUMN "services" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "course_cards" ALTER COLUMN "services" SET STORAGE MAIN;--> statement-breakpoint
-- What is there already, as `listServices` reads it. Neither the counts nor the search read services.
ALTER TABLE "course_cards" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "course_cards" k SET "services" = s.cles
FROM (SELECT c."id", array_agg(p.key) AS cles FROM "courses" c, jsonb_each_text(c."pratique") p
  WHERE p.key IN ('parking', 'transports', 'consigne', 'douches', 'toilettes', 'restauration', 'accessibilite', 'accompagnants')
    AND p.value !~* '^\s*(pas\s|aucun|sans\s|non(\s|[,.;:!]|$))' GROUP BY c."id") s
WHERE s."id" = k."courses_id";--> statement-breakpoint
ALTER TABLE "course_cards" ENABLE TRIGGER USER;--> statement-breakpoint
CREATE INDEX "course_cards_rang_date_idx" ON "course_cards" USING btree ("rang_date","courses_id","date_debut","date_fin","departement","region","inscription","label_ffa","types","surfaces","services","distances","deniveles","km_efforts","prix","monde_x","monde_y") WHERE is_visible;
