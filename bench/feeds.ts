import { connectPostgres, type Db } from '@foulee/db/connect'
import { sql } from 'drizzle-orm'
import { fill, openKept } from './databases.ts'
import type { Cluster } from './postgres.ts'
import { say } from './report.ts'

const FEW_RACES = 500
export const ITEMS = 1_000_000
export const MEMBERS = 100_000
export const FOLLOWED = 150
/** Who follows the race that is published. */
export const FOLLOWERS = 10_000
/** Rows that one statement makes. */
const AT_ONCE = 5_000

/** A database with its members, what they follow and said: the one of an earlier run of the day, or a new one. */
export const openFeeds = (cluster: Cluster): Promise<string> =>
  openKept(cluster, 'fil', async (url) => {
    say(`Génération de ${ITEMS.toLocaleString('fr')} publications…`)
    await fill(url, FEW_RACES)
    const { db, close } = await connectPostgres(url, 1)
    const first = await insertMembers(db)
    await insertFollows(db, first)
    await insertItems(db, first)
    await db.$client.query('vacuum analyze')
    await close()
  })

/** @returns the id of the first; the others follow */
async function insertMembers(db: Db): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into users (email, prenom, nom, cgu_acceptees_le, email_verifie_le)
    select 'membre-' || n || '@banc.invalid', 'Camille', 'Membre ' || n, now(), now()
    from generate_series(1, ${MEMBERS}::int) n returning id`)
  const first = rows.reduce((least, { id }) => Math.min(least, id), Number.MAX_SAFE_INTEGER)
  await db.execute(sql`
    insert into profils (users_id, sexe, visibilite)
    select u, 'non_precise', 'membres'
    from generate_series(${first}::int, ${first + MEMBERS - 1}::int) u`)
  return first
}

/** Everybody follows a hundred and fifty others, scattered over all of them; many follow one race. */
async function insertFollows(db: Db, first: number): Promise<void> {
  for (let at = 0; at < MEMBERS; at += AT_ONCE) {
    await db.execute(sql`
      insert into suivis (users_id, suivi_id)
      select u, ${first}::int + ((u + k * 613 + (u * k) % 97 + 1) % ${MEMBERS}::int)
      from generate_series(${first + at}::int, ${first + at + AT_ONCE - 1}::int) u,
        generate_series(1, ${FOLLOWED}::int) k
      on conflict do nothing`)
  }
  await db.execute(sql`
    insert into abonnements (users_id, cible_kind, cible_id)
    select u, 'course', (select min(id) from courses)
    from generate_series(${first}::int, ${first + FOLLOWERS - 1}::int) u`)
}

async function insertItems(db: Db, first: number): Promise<void> {
  for (let at = 0; at < ITEMS; at += 10 * AT_ONCE) {
    await db.execute(sql`
      with made as (
        insert into publications (kind, emetteur_kind, emetteur_id, users_id, texte, created_at)
        select 'texte', 'profil', m.id, m.id, 'Sortie numéro ' || n, now() - (${ITEMS}::int - n) * interval '20 seconds'
        from generate_series(${at + 1}::int, ${at + 10 * AT_ONCE}::int) n,
          lateral (select ${first}::int + (n::bigint * 7919 % ${MEMBERS}::int)::int as id) m
        returning id, users_id)
      insert into publication_cibles (cible_kind, cible_id, publications_id)
      select 'profil', users_id, id from made`)
  }
}
