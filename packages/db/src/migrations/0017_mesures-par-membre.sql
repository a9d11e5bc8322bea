ALTER TABLE "reductions" ADD COLUMN "par_membre" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "voyages" ADD COLUMN "places_par_membre" integer;