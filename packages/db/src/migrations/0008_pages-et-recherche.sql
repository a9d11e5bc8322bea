CREATE TABLE "contacts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"users_id" integer NOT NULL,
	"agences_id" integer,
	"organisateurs_id" integer,
	"magasins_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contacts_structure_check" CHECK (num_nonnulls("contacts"."agences_id", "contacts"."organisateurs_id", "contacts"."magasins_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "page_images" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_images_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"pages_id" integer NOT NULL,
	"image" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_redirections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_redirections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"chemin" text NOT NULL,
	"vers" text NOT NULL,
	"est_automatique" boolean DEFAULT false NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_textes" (
	"cle" text PRIMARY KEY NOT NULL,
	"empreinte" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"pages_id" integer NOT NULL,
	"numero" integer NOT NULL,
	"users_id" integer,
	"contenu" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"chemin" text,
	"cle" text,
	"titre" text NOT NULL,
	"morceaux" jsonb NOT NULL,
	"seo_titre" text,
	"seo_description" text,
	"image" text,
	"est_publiee" boolean DEFAULT false NOT NULL,
	"publie_du" timestamp with time zone,
	"publie_au" timestamp with time zone,
	"place" text DEFAULT 'aucune' NOT NULL,
	"section" text DEFAULT 'foulee' NOT NULL,
	"ordre" integer DEFAULT 0 NOT NULL,
	"origine" text,
	"vue" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pages_adresse_check" CHECK (("pages"."chemin" is null) <> ("pages"."cle" is null)),
	CONSTRAINT "pages_chemin_check" CHECK (length("pages"."chemin") <= 200),
	CONSTRAINT "pages_dates_check" CHECK ("pages"."publie_du" < "pages"."publie_au")
);
--> statement-breakpoint
CREATE TABLE "recherche" (
	"kind" text NOT NULL,
	"objet_id" integer NOT NULL,
	"titre" text NOT NULL,
	"detail" text NOT NULL,
	"jour" date,
	"chemin" text NOT NULL,
	"image" text,
	"rang" integer NOT NULL,
	"est_public" boolean NOT NULL,
	"titre_tri" text NOT NULL,
	"recherche" "tsvector" NOT NULL,
	CONSTRAINT "recherche_kind_objet_id_pk" PRIMARY KEY("kind","objet_id")
) PARTITION BY LIST ("kind");
--> statement-breakpoint
CREATE TABLE "recherche_mots" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recherche_mots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mot" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "messages_channels_id_idx";--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_agences_id_agences_id_fk" FOREIGN KEY ("agences_id") REFERENCES "public"."agences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_organisateurs_id_organisateurs_id_fk" FOREIGN KEY ("organisateurs_id") REFERENCES "public"."organisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_magasins_id_magasins_id_fk" FOREIGN KEY ("magasins_id") REFERENCES "public"."magasins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_images" ADD CONSTRAINT "page_images_pages_id_pages_id_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_redirections" ADD CONSTRAINT "page_redirections_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_pages_id_pages_id_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contacts_agence_key" ON "contacts" USING btree ("agences_id","users_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contacts_organisateur_key" ON "contacts" USING btree ("organisateurs_id","users_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contacts_magasin_key" ON "contacts" USING btree ("magasins_id","users_id");--> statement-breakpoint
CREATE INDEX "contacts_users_id_idx" ON "contacts" USING btree ("users_id");--> statement-breakpoint
CREATE UNIQUE INDEX "page_images_key" ON "page_images" USING btree ("pages_id","image");--> statement-breakpoint
CREATE INDEX "page_images_image_idx" ON "page_images" USING btree ("image");--> statement-breakpoint
CREATE UNIQUE INDEX "page_redirections_chemin_key" ON "page_redirections" USING btree ("chemin");--> statement-breakpoint
CREATE INDEX "page_redirections_created_by_idx" ON "page_redirections" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "page_versions_numero_key" ON "page_versions" USING btree ("pages_id","numero");--> statement-breakpoint
CREATE INDEX "page_versions_users_id_idx" ON "page_versions" USING btree ("users_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pages_chemin_key" ON "pages" USING btree ("chemin");--> statement-breakpoint
CREATE UNIQUE INDEX "pages_cle_key" ON "pages" USING btree ("cle");--> statement-breakpoint
CREATE INDEX "pages_created_by_idx" ON "pages" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "recherche_recherche_idx" ON "recherche" USING gin ("recherche");--> statement-breakpoint
CREATE INDEX "recherche_rang_idx" ON "recherche" USING btree ("rang","objet_id");--> statement-breakpoint
CREATE INDEX "recherche_titre_tri_idx" ON "recherche" USING btree ("titre_tri" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "recherche_jour_idx" ON "recherche" USING btree ("jour");--> statement-breakpoint
CREATE INDEX "recherche_mots_mot_idx" ON "recherche_mots" USING btree ("mot" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "messages_channels_id_idx" ON "messages" USING btree ("channels_id","id");--> statement-breakpoint
-- Written by hand from here on, and « partition by list » above: each kind has statistics of its own, by
-- which PostgreSQL knows where a word is common and where it is rare (decision 0126).
create table recherche_course partition of recherche for values in ('course');--> statement-breakpoint
create table recherche_parcours partition of recherche for values in ('parcours');--> statement-breakpoint
create table recherche_voyage partition of recherche for values in ('voyage');--> statement-breakpoint
create table recherche_plan partition of recherche for values in ('plan');--> statement-breakpoint
create table recherche_seance partition of recherche for values in ('seance');--> statement-breakpoint
create table recherche_evenement partition of recherche for values in ('evenement');--> statement-breakpoint
create table recherche_magasin partition of recherche for values in ('magasin');--> statement-breakpoint
create table recherche_organisateur partition of recherche for values in ('organisateur');--> statement-breakpoint
create table recherche_agence partition of recherche for values in ('agence');--> statement-breakpoint
create table recherche_profil partition of recherche for values in ('profil');--> statement-breakpoint
create table recherche_page partition of recherche for values in ('page');--> statement-breakpoint
create table recherche_autres partition of recherche default;--> statement-breakpoint
-- Without accents, case or signs; words stand one space apart.
create function recherche_normale(texte text) returns text language sql stable as $$
  select trim(regexp_replace(lower(unaccent(coalesce(texte, ''))), '[^[:alnum:]]+', ' ', 'g'))
$$;--> statement-breakpoint
create function recherche_mots_de(lourd text, leger text, au_plus int default 5000)
returns tsvector language sql stable as $$
  select setweight(to_tsvector('francais', recherche_normale(lourd)), 'A')
    || setweight(to_tsvector('francais', recherche_normale(left(leger, au_plus))), 'C')
$$;--> statement-breakpoint
-- « Annecy (74) »
create function recherche_lieu(ville text, departement text) returns text language sql immutable as $$
  select coalesce(ville, '') || coalesce(
    case when nullif(ville, '') is null then departement else ' (' || departement || ')' end, '')
$$;--> statement-breakpoint
-- The order of what is dated, as races have it: to come by date, then past ones backwards.
create function recherche_rang(jour date) returns int language sql stable as $$
  select case when jour is null then 300000
    when jour < (now() at time zone 'Europe/Paris')::date then 400000 - (jour - date '1970-01-01')
    else jour - date '1970-01-01' end
$$;--> statement-breakpoint
-- What is not dated: the newest first, a month for each mark that members gave.
create function recherche_age(depuis timestamptz, notes int) returns int language sql immutable as $$
  select 300000 - coalesce(depuis::date - date '1970-01-01', 0) - 30 * least(coalesce(notes, 0), 1000)
$$;--> statement-breakpoint
-- What each kind says of itself to the search: those of these things that others may see.
create function recherche_de_course(ids int[]) returns setof recherche language sql stable as $$
  select 'course', c.courses_id, f.carte->>'nom',
    case when (f.carte->>'etat')::int < 0 then 'Annulée · ' else '' end
      || recherche_lieu(f.carte->>'ville', c.departement),
    c.date_debut, '/courses/' || c.slug, f.carte->>'photo', c.rang_date, true,
    recherche_normale(f.carte->>'nom'), c.recherche
  from course_cards c cross join lateral (select c.carte::jsonb as carte) f
  where c.courses_id = any(ids) and c.is_visible
$$;--> statement-breakpoint
create function recherche_de_parcours(ids int[]) returns setof recherche language sql stable as $$
  select 'parcours', p.parcours_id, f.carte->>'titre',
    concat_ws(' · ',
      case when p.distance >= 0
        then regexp_replace(replace(round(p.distance / 1000.0, 1)::text, '.', ','), ',0$', '') || E'\u00a0km' end,
      case when p.denivele >= 0 then p.denivele || E'\u00a0m\u00a0D+' end,
      nullif(recherche_lieu(f.carte->>'ville', p.departement), '')),
    null::date, '/parcours/' || p.slug, f.carte->>'photo', recherche_age(p.publie_le, p.nb_notes), true,
    recherche_normale(f.carte->>'titre'), p.recherche
  from parcours_cards p cross join lateral (select p.carte::jsonb as carte) f
  where p.parcours_id = any(ids) and p.is_visible
$$;--> statement-breakpoint
create function recherche_de_voyage(ids int[]) returns setof recherche language sql stable as $$
  select 'voyage', v.voyages_id, f.carte->>'titre',
    concat_ws(' · ', nullif(f.carte->>'lieu', ''),
      v.duree_jours || E'\u00a0jour' || case when v.duree_jours > 1 then 's' else '' end),
    v.prochain, '/sejours/' || v.slug, f.carte->>'photo', recherche_rang(v.prochain), true,
    recherche_normale(f.carte->>'titre'), v.recherche
  from voyage_cards v cross join lateral (select v.carte::jsonb as carte) f
  where v.voyages_id = any(ids) and v.is_visible
$$;--> statement-breakpoint
create function recherche_de_magasin(ids int[]) returns setof recherche language sql stable as $$
  select 'magasin', m.magasins_id, f.carte->>'nom', recherche_lieu(f.carte->>'ville', m.departement),
    null::date, '/magasins/' || m.slug, coalesce(f.carte->>'logo', f.carte->>'photo'), 300000, true,
    recherche_normale(f.carte->>'nom'), m.recherche
  from magasin_cards m cross join lateral (select m.carte::jsonb as carte) f
  where m.magasins_id = any(ids) and m.is_visible
$$;--> statement-breakpoint
create function recherche_de_evenement(ids int[]) returns setof recherche language sql stable as $$
  select 'evenement', e.id, e.titre,
    case when e.etat < 0 then 'Annulé · ' else '' end || recherche_lieu(e.ville, e.departement),
    d.jour, '/evenements/' || e.slug, null::text, recherche_rang(d.jour), true,
    recherche_normale(e.titre), e.recherche
  from evenements e
  -- The next date, or else the last one.
  cross join lateral (
    select coalesce(
      min(debut) filter (where fin > now() and annule_le is null), max(debut)) as debut
    from evenement_dates where evenements_id = e.id) n
  cross join lateral (select (n.debut at time zone e.fuseau)::date as jour) d
  where e.id = any(ids) and (e.etat >= 100 or e.etat < 0)
$$;--> statement-breakpoint
create function recherche_de_plan(ids int[]) returns setof recherche language sql stable as $$
  select 'plan', id, titre,
    concat_ws(' · ',
      nb_semaines || E'\u00a0semaine' || case when nb_semaines > 1 then 's' else '' end,
      seances_par_semaine || E'\u00a0séance' || case when seances_par_semaine > 1 then 's' else '' end
        || ' par semaine'),
    null::date, '/training/plans/' || slug, null::text, recherche_age(publie_le, nb_notes), true,
    recherche_normale(titre), recherche_mots_de(titre, description)
  from plans where id = any(ids) and etat >= 100
$$;--> statement-breakpoint
create function recherche_de_seance(ids int[]) returns setof recherche language sql stable as $$
  select 'seance', id, titre,
    concat_ws(' · ', round(duree / 60.0)::int || E'\u00a0min',
      regexp_replace(replace(round(distance / 1000.0, 1)::text, '.', ','), ',0$', '') || E'\u00a0km'),
    null::date, '/training/' || slug, null::text, recherche_age(publie_le, 0), true,
    recherche_normale(titre), recherche_mots_de(titre, description || ' ' || array_to_string(tags, ' '))
  from seances where id = any(ids) and etat >= 100
$$;--> statement-breakpoint
create function recherche_de_organisateur(ids int[]) returns setof recherche language sql stable as $$
  select 'organisateur', o.id, o.nom, coalesce(o.ville, ''), null::date, '/organisateurs/' || o.slug,
    o.logo, 300000, true, recherche_normale(o.nom),
    recherche_mots_de(concat_ws(' ', o.nom, o.ville), coalesce(o.description, ''))
  from organisateurs o
  where o.id = any(ids) and (o.verifie_le is not null
    or exists (select from course_cards k where k.organisateurs_id = o.id and k.is_visible))
$$;--> statement-breakpoint
create function recherche_de_agence(ids int[]) returns setof recherche language sql stable as $$
  select 'agence', a.id, a.nom, coalesce(a.ville, ''), null::date, '/agences/' || a.slug,
    a.logo, 300000, true, recherche_normale(a.nom),
    recherche_mots_de(concat_ws(' ', a.nom, a.ville), coalesce(a.description, ''))
  from agences a
  where a.id = any(ids) and (a.verifie_le is not null
    or exists (select from voyage_cards k where k.agences_id = a.id and k.is_visible))
$$;--> statement-breakpoint
-- Members who are known to be of age and whose page everyone, or every member, may see (produit 7.9).
create function recherche_de_profil(ids int[]) returns setof recherche language sql stable as $$
  select 'profil', u.id, n.nom, coalesce(p.ville, ''), null::date, '/coureurs/' || u.id, p.avatar, 300000,
    p.visibilite = 'public', recherche_normale(n.nom),
    recherche_mots_de(concat_ws(' ', n.nom, p.ville), '')
  from users u join profils p on p.users_id = u.id
  cross join lateral (select coalesce(nullif(trim(p.public_name), ''),
    trim(concat_ws(' ', nullif(trim(u.nom), ''), nullif(trim(u.prenom), '')))) as nom) n
  where u.id = any(ids) and u.supprime_le is null and u.suspendu_le is null
    and u.email_verifie_le is not null and p.visibilite in ('public', 'membres')
    and p.naissance <= (now() at time zone 'Europe/Paris')::date - interval '18 years'
$$;--> statement-breakpoint
-- The words of clean HTML: a block ends a word, a change of letters within it does not.
create function recherche_mots_html(html text) returns text language sql immutable as $$
  select regexp_replace(regexp_replace(regexp_replace(html,
    '</?(p|br|h2|h3|ul|ol|li|blockquote)\y[^>]*>', ' ', 'gi'), '<[^>]*>', '', 'g'), '&[a-z]+;', ' ', 'gi')
$$;--> statement-breakpoint
-- Pages of the staff are dozens: long ones are read to their end. Between which hours one is there, and
-- whether its address is still its own, is asked when reading (produit 14.10).
create function recherche_de_page(ids int[]) returns setof recherche language sql stable as $$
  select 'page', p.id, p.titre, coalesce(p.seo_description, ''), null::date, p.chemin, p.image, 300000, true,
    recherche_normale(p.titre),
    recherche_mots_de(p.titre, concat_ws(' ', p.chemin, p.seo_description, (
      select string_agg(
        concat_ws(' ', recherche_mots_html(m->>'html'), m->>'label', m->>'legende', m->>'alt'), ' ' order by rang)
      from jsonb_array_elements(p.morceaux) with ordinality as parties (m, rang))), 100000)
  from pages p where p.id = any(ids) and p.chemin is not null and p.est_publiee
$$;--> statement-breakpoint
-- Writes the rows of these things anew. Those that say the same as before are not touched, so that two
-- who change things of one organiser do not wait for each other.
create function recherche_refaire(genre text, ids int[]) returns void language plpgsql as $$
begin
  execute format($q$
    with fraiches as materialized (select * from %I($1)),
    parties as (
      delete from recherche r where r.kind = %L and r.objet_id = any($1)
        and not exists (select from fraiches f where f.objet_id = r.objet_id)),
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
      and not exists (select from recherche_mots k where k.mot = mot.mot)
    $q$, 'recherche_de_' || genre, genre, genre) using ids;
end $$;--> statement-breakpoint
-- Each statement that changes things changes what the search says of them: nobody can forget to.
-- Its arguments: the kind, and the column that holds the id of the thing.
create function recherche_suivre() returns trigger language plpgsql as $$
declare
  ids int[];
  plus text := format('select %I as id from nouvelles', tg_argv[1]);
  moins text := format('select %I as id from anciennes', tg_argv[1]);
begin
  execute format('select array_agg(distinct id) from (%s) t where id is not null',
    case tg_op when 'INSERT' then plus when 'DELETE' then moins else plus || ' union ' || moins end)
    into ids;
  if ids is not null then
    perform recherche_refaire(tg_argv[0], ids);
  end if;
  return null;
end $$;--> statement-breakpoint
-- One trigger for each way in which rows of a source change.
create function recherche_ecouter(source text, genre text, colonne text) returns void language plpgsql as $$
begin
  execute format('create trigger %I after insert on %I referencing new table as nouvelles
    for each statement execute function recherche_suivre(%L, %L)',
    'recherche_' || genre || '_ajout', source, genre, colonne);
  execute format('create trigger %I after update on %I
    referencing old table as anciennes new table as nouvelles
    for each statement execute function recherche_suivre(%L, %L)',
    'recherche_' || genre || '_suite', source, genre, colonne);
  execute format('create trigger %I after delete on %I referencing old table as anciennes
    for each statement execute function recherche_suivre(%L, %L)',
    'recherche_' || genre || '_retrait', source, genre, colonne);
end $$;--> statement-breakpoint
select recherche_ecouter('course_cards', 'course', 'courses_id');--> statement-breakpoint
select recherche_ecouter('course_cards', 'organisateur', 'organisateurs_id');--> statement-breakpoint
select recherche_ecouter('parcours_cards', 'parcours', 'parcours_id');--> statement-breakpoint
select recherche_ecouter('voyage_cards', 'voyage', 'voyages_id');--> statement-breakpoint
select recherche_ecouter('voyage_cards', 'agence', 'agences_id');--> statement-breakpoint
select recherche_ecouter('magasin_cards', 'magasin', 'magasins_id');--> statement-breakpoint
select recherche_ecouter('evenements', 'evenement', 'id');--> statement-breakpoint
select recherche_ecouter('plans', 'plan', 'id');--> statement-breakpoint
select recherche_ecouter('seances', 'seance', 'id');--> statement-breakpoint
select recherche_ecouter('organisateurs', 'organisateur', 'id');--> statement-breakpoint
select recherche_ecouter('agences', 'agence', 'id');--> statement-breakpoint
select recherche_ecouter('users', 'profil', 'id');--> statement-breakpoint
select recherche_ecouter('profils', 'profil', 'users_id');--> statement-breakpoint
select recherche_ecouter('pages', 'page', 'id');--> statement-breakpoint
-- What is there already.
select recherche_refaire(genre, ids) from (
  select 'course' as genre, array_agg(courses_id) as ids from course_cards
  union all select 'parcours', array_agg(parcours_id) from parcours_cards
  union all select 'voyage', array_agg(voyages_id) from voyage_cards
  union all select 'magasin', array_agg(magasins_id) from magasin_cards
  union all select 'evenement', array_agg(id) from evenements
  union all select 'plan', array_agg(id) from plans
  union all select 'seance', array_agg(id) from seances
  union all select 'organisateur', array_agg(id) from organisateurs
  union all select 'agence', array_agg(id) from agences
  union all select 'profil', array_agg(users_id) from profils) t
where ids is not null;
