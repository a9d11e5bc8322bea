-- The two JSON texts live out of line and uncompressed: a list scans narrow rows, and reads the
-- texts of the few races it shows without unpacking them.
alter table course_cards alter column carte set storage external;--> statement-breakpoint
alter table course_cards alter column fiche set storage external;--> statement-breakpoint
alter table course_cards set (toast_tuple_target = 256);
