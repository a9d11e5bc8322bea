ALTER TABLE "course_photos" ADD COLUMN "prete" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "parcours_photos" ADD COLUMN "prete" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "activites_original_idx" ON "activites" USING btree ("original");--> statement-breakpoint
CREATE INDEX "course_photos_fichier_idx" ON "course_photos" USING btree ("fichier");--> statement-breakpoint
CREATE INDEX "parcours_traces_original_idx" ON "parcours_traces" USING btree ("original");