ALTER TABLE "epreuves" ADD COLUMN "date_depart" date;--> statement-breakpoint
UPDATE "course_cards" SET "valable_jusqua" = 'epoch';
