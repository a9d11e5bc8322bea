-- An organiser is found by the names and the towns of the races that all may see (produit 14.16). The trigger on
-- `course_cards` hears them change already.
create or replace function recherche_de_organisateur(ids int[]) returns setof recherche language sql stable as $$
  select 'organisateur', o.id, o.nom, coalesce(o.ville, ''), null::date, '/organisateurs/' || o.slug,
    o.logo, 300000, true, recherche_normale(o.nom),
    recherche_mots_de(concat_ws(' ', o.nom, o.ville), concat_ws(' ', k.noms, o.description), 20000)
  from organisateurs o
  cross join lateral (
    select string_agg(distinct concat_ws(' ', f.carte->>'nom', f.carte->>'ville'), ' ') as noms,
      count(*) as nb
    from course_cards c cross join lateral (select c.carte::jsonb as carte) f
    where c.organisateurs_id = o.id and c.is_visible) k
  where o.id = any(ids) and (o.verifie_le is not null or k.nb > 0)
$$;--> statement-breakpoint
select recherche_refaire('organisateur', array_agg(id)) from organisateurs having count(*) > 0;
