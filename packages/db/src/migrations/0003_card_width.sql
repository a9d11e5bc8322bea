DROP INDEX "course_cards_rang_date_idx";--> statement-breakpoint
DROP INDEX "course_cards_departement_idx";--> statement-breakpoint
DROP INDEX "course_cards_date_debut_idx";--> statement-breakpoint
CREATE INDEX "course_cards_organisateurs_id_idx" ON "course_cards" USING btree ("organisateurs_id","rang_date");--> statement-breakpoint
CREATE INDEX "course_cards_rang_date_idx" ON "course_cards" USING btree ("rang_date","courses_id") WHERE is_visible;--> statement-breakpoint
CREATE INDEX "course_cards_departement_idx" ON "course_cards" USING btree ("departement","rang_date","courses_id") WHERE is_visible;--> statement-breakpoint
CREATE INDEX "course_cards_date_debut_idx" ON "course_cards" USING btree ("date_debut") WHERE is_visible;--> statement-breakpoint
-- What filters and orders read stays in the row: 0002 had pushed these columns out with the texts,
-- and a filter on a distance then read four more pages for each race.
alter table course_cards
  alter column recherche set storage main,
  alter column types set storage main,
  alter column surfaces set storage main,
  alter column groupes set storage main,
  alter column distances set storage main,
  alter column deniveles set storage main,
  alter column km_efforts set storage main,
  alter column prix set storage main;--> statement-breakpoint
-- Storage holds for what is written from now on: the refresh at start writes every row again.
update course_cards set valable_jusqua = '-infinity';
