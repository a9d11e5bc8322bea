ALTER TABLE "course_cards" ADD COLUMN "point" text;--> statement-breakpoint
-- In the row like what filters read: a map asks for thousands.
alter table course_cards alter column point set storage main;--> statement-breakpoint
-- The refresh at start writes every row again.
update course_cards set valable_jusqua = '-infinity';
