ALTER TABLE "external_flows" ADD COLUMN "claimed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "external_flows" ADD COLUMN "email_verifie" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "external_flows" ADD COLUMN "prenom" text;--> statement-breakpoint
ALTER TABLE "external_flows" ADD COLUMN "nom" text;