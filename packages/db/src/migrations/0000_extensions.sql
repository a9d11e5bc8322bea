-- What the tables need: positions, accents, typos.
create extension if not exists postgis;--> statement-breakpoint
create extension if not exists unaccent;--> statement-breakpoint
create extension if not exists pg_trgm;--> statement-breakpoint
create extension if not exists fuzzystrmatch;--> statement-breakpoint
-- French stems without accents: « montée » finds « montees ».
create text search configuration francais (copy = french);--> statement-breakpoint
alter text search configuration francais
  alter mapping for hword, hword_part, word with unaccent, french_stem;
