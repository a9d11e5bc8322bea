ALTER TABLE "activites" ADD COLUMN "archive_le" timestamp with time zone;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "activites_archive_idx" ON "activites" USING btree ("created_at","id") WHERE archive_le is null;--> statement-breakpoint
-- Each process looks for active work every few seconds (`lost-work.ts`), beside what was done in days.
CREATE INDEX IF NOT EXISTS "job_common_active_idx" ON "pgboss"."job_common" USING btree ("id") WHERE state = 'active';
