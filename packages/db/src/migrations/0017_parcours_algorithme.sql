ALTER TABLE "parcours_traces" ADD COLUMN "algorithme" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "parcours_traces_algorithme_idx" ON "parcours_traces" USING btree ("algorithme");