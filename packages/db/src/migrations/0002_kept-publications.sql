ALTER TABLE "plan_parutions" DROP CONSTRAINT "plan_parutions_plans_id_plans_id_fk";
--> statement-breakpoint
ALTER TABLE "plan_parutions" ALTER COLUMN "plans_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_parutions" ADD CONSTRAINT "plan_parutions_plans_id_plans_id_fk" FOREIGN KEY ("plans_id") REFERENCES "public"."plans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_suivis_parutions_id_idx" ON "plan_suivis" USING btree ("parutions_id");