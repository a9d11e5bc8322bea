ALTER TABLE "activites" ADD COLUMN "notes" text;--> statement-breakpoint
ALTER TABLE "activites" ADD COLUMN "rpe" integer;--> statement-breakpoint
ALTER TABLE "activites" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "activites" ADD CONSTRAINT "activites_rpe_check" CHECK ("activites"."rpe" between 1 and 10);