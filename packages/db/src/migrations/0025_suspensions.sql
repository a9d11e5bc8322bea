ALTER TABLE "users" ADD COLUMN "suspendu_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspendu_motif" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspendu_par" integer;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_suspendu_par_users_id_fk" FOREIGN KEY ("suspendu_par") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;