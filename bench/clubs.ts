import { connectPostgres, type Db } from '@foulee/db/connect'
import { insertBadges } from '@foulee/db/read-models/badges'
import { rebuildMagasinCards } from '@foulee/db/read-models/magasin-cards'
import * as t from '@foulee/db/schema'
import { sql } from 'drizzle-orm'
import { hashToken } from '../apps/server/src/platform/crypto/new-secret.ts'
import { fill, openCached } from './databases.ts'
import type { Cluster } from './postgres.ts'
import { writeLine } from './report.ts'

const FEW_RACES = 500
export const SHOPS = 50_000
export const MEMBERS = 100_000
export const DEEDS = 100
/** Members with source rows too, for a full recount. */
export const COUNTED = 50
export const REGISTERED = 500
const AT_ONCE = 5_000

export const DESK_TOKEN = 'accueil-du-banc-000000000000'

export const openClub = (cluster: Cluster): Promise<string> =>
  openCached(cluster, 'club', async (url) => {
    writeLine(`Génération de ${(MEMBERS * DEEDS).toLocaleString('fr')} faits…`)
    await fill(url, FEW_RACES)
    const { db, close } = await connectPostgres(url, 1)
    await insertShops(db)
    const first = await insertMembers(db)
    await insertDeeds(db, first)
    await insertEvent(db, first)
    await db.$client.query('vacuum analyze')
    await close()
  })

async function insertShops(db: Db): Promise<void> {
  await db.execute(sql`
    insert into magasins (slug, nom, ville, adresse, departement, position, categories, marques,
      services, horaires, recherche, verifie_le)
    select 'magasin-' || n, 'Foulées ' || n, 'Ville ' || n % 900, n % 90 || ' rue du Stade', '38',
      st_setsrid(st_makepoint(-1 + (n * 7919 % 9000) / 1000.0, 42.5 + (n::bigint * 104729 % 6000) / 1000.0), 4326),
      array['course'], array['Hoka', 'Salomon'], array['analyse_foulee'],
      json_build_object('semaine', (select json_agg(case when d < 7 then json_build_array(
          json_build_object('debut', '0' || 7 + n % 3 || ':00', 'fin', 18 + n % 4 || ':00'))
          else '[]'::json end) from generate_series(1, 7) d),
        'exceptions', '[]'::json, 'feries', 'ferme')::jsonb,
      'foulees ' || n, now()
    from generate_series(1, ${SHOPS}::int) n`)
  const { rows } = await db.execute<{ id: number }>(sql`select id from magasins order by id`)
  const ids = rows.map(({ id }) => id)
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    await rebuildMagasinCards(db, ids.slice(at, at + AT_ONCE), new Date())
  }
}

async function insertMembers(db: Db): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into users (email, prenom, nom, cgu_acceptees_le, email_verifie_le)
    select 'membre-' || n || '@banc.invalid', 'Camille', 'Membre ' || n, now(), now()
    from generate_series(1, ${MEMBERS}::int) n returning id`)
  return Math.min(...rows.map(({ id }) => id))
}

async function insertDeeds(db: Db, first: number): Promise<void> {
  await insertBadges(db, new Date())
  await db.execute(sql`
    insert into activites (users_id, titre, sport, debut, distance, denivele, duree, original,
      original_nom, format, lignes, altitudes)
    select u, 'Sortie', 'course_a_pied', now() - n * interval '7 days', 8000 + n * 10, 100 + n, 3000,
      'banc', 'banc.gpx', 'gpx', '{}', '{}'
    from generate_series(${first}::int, ${first + COUNTED - 1}::int) u,
      generate_series(1, ${DEEDS}::int) n`)
  for (let at = 0; at < MEMBERS; at += AT_ONCE) {
    await db.execute(sql`
      insert into faits (users_id, kind, cle, jour, heure, distance, denivele, duree, genre, departement)
      select u, 'sortie', 'banc-' || n, current_date - n * 7, 18, 8000 + n * 10, 100 + n, 3000,
        'course_a_pied', '38'
      from generate_series(${first + at}::int, ${first + at + AT_ONCE - 1}::int) u,
        generate_series(1, ${DEEDS}::int) n`)
  }
}

async function insertEvent(db: Db, first: number): Promise<void> {
  const now = new Date()
  await db.insert(t.sessions).values({
    users_id: first,
    token_hash: hashToken(DESK_TOKEN),
    remember: true,
    created_at: now.toISOString(),
    seen_at: now.toISOString(),
    expires_at: new Date(now.getTime() + 30 * 86_400_000).toISOString(),
  })
  await db.execute(sql`
    with organisateur as (
      insert into organisateurs (slug, nom, recherche)
      values ('club-du-banc', 'Club du banc', 'club du banc') returning id
    ), membre as (
      insert into organisateur_membres (organisateurs_id, users_id, origine)
      select id, ${first}, 'creation' from organisateur
    ), evenement as (
      insert into evenements (slug, organisateurs_id, titre, fin_le, etat, publie_le)
      select 'banc', id, 'Banc', now() + interval '1 day', 100, now() from organisateur returning id
    ), date as (
      insert into evenement_dates (evenements_id, jour, debut, fin, places_prises)
      select id, current_date, now() - interval '1 hour', now() + interval '1 day', ${REGISTERED}
      from evenement returning id
    )
    insert into inscriptions (evenement_dates_id, users_id, cle, etat)
    select date.id, u, 'banc', 'inscrit'
    from date, generate_series(${first + 1}::int, ${first + REGISTERED}::int) u`)
}
