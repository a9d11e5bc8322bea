ALTER TABLE "epreuves" ADD COLUMN "annulation_motif" text;--> statement-breakpoint
ALTER TABLE "liste" DROP COLUMN "extra";--> statement-breakpoint
UPDATE "course_cards" SET "valable_jusqua" = 'epoch';
