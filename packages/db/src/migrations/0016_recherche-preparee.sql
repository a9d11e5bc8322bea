-- `recherche_refaire` built its statement as text and had it planned anew at each change: two thirds of what it
-- costs to insert a member, a race or a route. One function for each kind holds a statement that each connection
-- plans once. Callers and triggers stay as they are.
do $do$
declare
  genre text;
begin
  foreach genre in array array['course', 'parcours', 'voyage', 'magasin', 'evenement', 'plan', 'seance',
    'organisateur', 'agence', 'profil', 'page']
  loop
    execute format($f$
      create or replace function %I(ids int[]) returns void language plpgsql as $b$
      begin
        with fraiches as materialized (select * from %I(ids)),
        parties as (
          -- `not in` is hashed whatever a plan made for few expects: an import brings thousands.
          delete from recherche r where r.kind = %L and r.objet_id = any(ids)
            and r.objet_id not in (select f.objet_id from fraiches f)),
        ecrites as (
          insert into recherche select f.* from fraiches f
          where not exists (
            select from recherche r where r.kind = %L and r.objet_id = f.objet_id and r is not distinct from f)
          order by f.objet_id
          on conflict (kind, objet_id) do update set
            titre = excluded.titre, detail = excluded.detail, jour = excluded.jour,
            chemin = excluded.chemin, image = excluded.image, rang = excluded.rang,
            est_public = excluded.est_public, titre_tri = excluded.titre_tri,
            recherche = excluded.recherche
          returning titre_tri, detail)
        insert into recherche_mots (mot)
        select distinct mot from ecrites,
          regexp_split_to_table(titre_tri || ' ' || recherche_normale(detail), ' ') mot
        where length(mot) between 3 and 40 and mot !~ '^[0-9]+$'
          and not exists (select from recherche_mots k where k.mot = mot.mot);
      end $b$ $f$, 'recherche_refaire_' || genre, 'recherche_de_' || genre, genre, genre);
  end loop;
end $do$;--> statement-breakpoint
create or replace function recherche_refaire(genre text, ids int[]) returns void language plpgsql as $$
begin
  execute format('select %I($1)', 'recherche_refaire_' || genre) using ids;
end $$;
