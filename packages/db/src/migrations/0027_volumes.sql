CREATE TABLE "facettes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "facettes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"genre" text NOT NULL,
	"facette" text NOT NULL,
	"valeur" text NOT NULL,
	"nb" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "course_cards_rang_date_idx";--> statement-breakpoint
DROP INDEX "course_cards_departement_idx";--> statement-breakpoint
DROP INDEX "course_cards_date_debut_idx";--> statement-breakpoint
CREATE INDEX "facettes_genre_idx" ON "facettes" USING btree ("genre","facette","valeur");--> statement-breakpoint
CREATE INDEX "course_cards_nom_tri_idx" ON "course_cards" USING btree ("nom_tri","rang_date","courses_id") WHERE is_visible;--> statement-breakpoint
CREATE INDEX "course_cards_globe_idx" ON "course_cards" USING gist ((position::geography));--> statement-breakpoint
CREATE INDEX "parcours_cards_globe_idx" ON "parcours_cards" USING gist ((position::geography));--> statement-breakpoint
CREATE INDEX "course_cards_rang_date_idx" ON "course_cards" USING btree ("rang_date","courses_id","date_debut","date_fin","departement","region","inscription","label_ffa","types","surfaces","distances","deniveles","km_efforts","prix") WHERE is_visible;--> statement-breakpoint
CREATE INDEX "course_cards_departement_idx" ON "course_cards" USING btree ("departement","rang_date","courses_id","date_debut","date_fin") WHERE is_visible;--> statement-breakpoint
CREATE INDEX "course_cards_date_debut_idx" ON "course_cards" USING btree ("date_debut","date_fin") WHERE is_visible;--> statement-breakpoint
-- What a visible race is counted under; `a_venir` counts only those whose next edition is to come.
create function facettes_de_course(c course_cards) returns table (facette text, valeur text)
language sql immutable as $$
  select 'total', '' where c.is_visible
  union all select 'type', t from unnest(c.types) t where c.is_visible
  union all select 'surfaces', s from unnest(c.surfaces) s where c.is_visible
  union all select 'departement', c.departement where c.is_visible and c.departement is not null
  union all select 'region', c.region where c.is_visible and c.region is not null
  union all select 'a_venir', '' where c.is_visible and c.rang_date < 200000
  union all select 'departement_a_venir', c.departement
    where c.is_visible and c.rang_date < 200000 and c.departement is not null
  union all select 'mois_a_venir', to_char(c.date_debut, 'YYYY-MM')
    where c.is_visible and c.rang_date < 200000
$$;--> statement-breakpoint
create function facettes_de_parcours(p parcours_cards) returns table (facette text, valeur text)
language sql immutable as $$
  select 'total', '' where p.is_visible
  union all select 'type', t from unnest(p.types) t where p.is_visible
  union all select 'surfaces', s from unnest(p.surfaces) s where p.is_visible
  union all select 'forme', p.forme where p.is_visible and p.forme is not null
  union all select 'departement', p.departement where p.is_visible and p.departement is not null
  union all select 'region', p.region where p.is_visible and p.region is not null
$$;--> statement-breakpoint
-- Each statement that changes cards adds the difference, once: nobody can forget to count.
-- Its arguments: the kind of thing, and the function that says what one is counted under.
create function compter() returns trigger language plpgsql as $$
declare
  plus text := format('select f.*, 1 as sens from nouvelles t, %I(t) f', tg_argv[1]);
  moins text := format('select f.*, -1 as sens from anciennes t, %I(t) f', tg_argv[1]);
begin
  execute format(
    'insert into facettes (genre, facette, valeur, nb)
    select %L, facette, valeur, sum(sens) from (%s) d group by 2, 3 having sum(sens) <> 0',
    tg_argv[0],
    case tg_op when 'INSERT' then plus when 'DELETE' then moins else plus || ' union all ' || moins end);
  return null;
end $$;--> statement-breakpoint
create trigger course_cards_comptees after insert on course_cards
  referencing new table as nouvelles for each statement execute function compter('course', 'facettes_de_course');--> statement-breakpoint
create trigger course_cards_recomptees after update on course_cards
  referencing old table as anciennes new table as nouvelles
  for each statement execute function compter('course', 'facettes_de_course');--> statement-breakpoint
create trigger course_cards_decomptees after delete on course_cards
  referencing old table as anciennes for each statement execute function compter('course', 'facettes_de_course');--> statement-breakpoint
create trigger parcours_cards_comptees after insert on parcours_cards
  referencing new table as nouvelles for each statement execute function compter('parcours', 'facettes_de_parcours');--> statement-breakpoint
create trigger parcours_cards_recomptees after update on parcours_cards
  referencing old table as anciennes new table as nouvelles
  for each statement execute function compter('parcours', 'facettes_de_parcours');--> statement-breakpoint
create trigger parcours_cards_decomptees after delete on parcours_cards
  referencing old table as anciennes for each statement execute function compter('parcours', 'facettes_de_parcours');--> statement-breakpoint
insert into facettes (genre, facette, valeur, nb)
select 'course', f.facette, f.valeur, count(*) from course_cards c, facettes_de_course(c) f group by 2, 3;--> statement-breakpoint
insert into facettes (genre, facette, valeur, nb)
select 'parcours', f.facette, f.valeur, count(*) from parcours_cards p, facettes_de_parcours(p) f group by 2, 3;
