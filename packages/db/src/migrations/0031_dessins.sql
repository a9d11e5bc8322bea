CREATE TABLE "parcours_dessins" (
	"parcours_id" integer PRIMARY KEY NOT NULL,
	"points" jsonb NOT NULL,
	"troncons" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "parcours_traces" ADD COLUMN "origine" text DEFAULT 'fichier' NOT NULL;--> statement-breakpoint
ALTER TABLE "parcours_dessins" ADD CONSTRAINT "parcours_dessins_parcours_id_parcours_id_fk" FOREIGN KEY ("parcours_id") REFERENCES "public"."parcours"("id") ON DELETE cascade ON UPDATE no action;