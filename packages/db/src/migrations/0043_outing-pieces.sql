ALTER TABLE "activites" ADD COLUMN "est_jointe" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "activites" ADD COLUMN "montage" jsonb;--> statement-breakpoint
ALTER TABLE "activites" ADD COLUMN "fichier" jsonb;