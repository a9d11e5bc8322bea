CREATE TABLE "parcours_mots" (
	"mot" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX "parcours_mots_mot_idx" ON "parcours_mots" USING btree ("mot" text_pattern_ops);