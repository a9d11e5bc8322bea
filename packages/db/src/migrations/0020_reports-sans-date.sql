ALTER TABLE "editions" ADD COLUMN "report_motif" text;--> statement-breakpoint
ALTER TABLE "editions" ADD COLUMN "date_inconnue" boolean DEFAULT false NOT NULL;