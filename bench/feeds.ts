import { connectPostgres, type Db } from '@foulee/db/connect'
import { sql } from 'drizzle-orm'
import { fill, getPartName, openCached, writeInBulk } from './databases.ts'
import type { Cluster } from './postgres.ts'
import { writeLine } from './report.ts'

const FEW_RACES = 500
export const FOLLOWED = 150

export type Sizes = {
  items: number
  members: number
  followers: number
}

const MOST_MEMBERS = 1_000_000
/** Days covered by the items, about the depth of a feed. */
const DAYS = 230

export const sizesOf = (part: number): Sizes => ({
  items: Math.ceil(1_000_000 / part),
  members: Math.min(MOST_MEMBERS, Math.max(2 * FOLLOWED, Math.ceil(100_000 / part))),
  followers: Math.ceil(10_000 / part),
})

const AT_ONCE = 5_000

export const openFeeds = (cluster: Cluster, part: number): Promise<string> =>
  openCached(cluster, getPartName('fil', part), async (url) => {
    const sizes = sizesOf(part)
    writeLine(`Génération de ${sizes.items.toLocaleString('fr')} publications…`)
    await fill(url, FEW_RACES)
    const { db, close } = await connectPostgres(url, 1)
    const first = await insertMembers(db, sizes)
    const tables = ['suivis', 'abonnements', 'publications', 'publication_cibles']
    await writeInBulk(db, { tables, isKept: () => true }, async () => {
      await insertFollows(db, first, sizes)
      await insertItems(db, first, sizes)
    })
    await db.$client.query('vacuum analyze')
    await close()
  })

async function insertMembers(db: Db, { members }: Sizes): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into users (email, prenom, nom, cgu_acceptees_le, email_verifie_le)
    select 'membre-' || n || '@banc.invalid', 'Camille', 'Membre ' || n, now(), now()
    from generate_series(1, ${members}::int) n returning id`)
  const first = rows.reduce((least, { id }) => Math.min(least, id), Number.MAX_SAFE_INTEGER)
  await db.execute(sql`
    insert into profils (users_id, sexe, visibilite)
    select u, 'non_precise', 'membres'
    from generate_series(${first}::int, ${first + members - 1}::int) u`)
  return first
}

async function insertFollows(db: Db, first: number, { members, followers }: Sizes): Promise<void> {
  for (let at = 0; at < members; at += AT_ONCE) {
    const end = Math.min(members, at + AT_ONCE)
    await db.execute(sql`
      insert into suivis (users_id, suivi_id)
      select u, f.id
      from generate_series(${first + at}::int, ${first + end - 1}::int) u,
        generate_series(1, ${FOLLOWED}::int) k,
        lateral (select ${first}::int + ((u + k * 613 + (u * k) % 97 + 1) % ${members}::int) as id) f
      where f.id <> u
      on conflict do nothing`)
  }
  await db.execute(sql`
    insert into abonnements (users_id, cible_kind, cible_id)
    select u, 'course', (select min(id) from courses)
    from generate_series(${first}::int, ${first + followers - 1}::int) u`)
}

async function insertItems(db: Db, first: number, { items, members }: Sizes): Promise<void> {
  for (let at = 0; at < items; at += 10 * AT_ONCE) {
    const end = Math.min(items, at + 10 * AT_ONCE)
    await db.execute(sql`
      insert into publications (kind, emetteur_kind, emetteur_id, users_id, texte, created_at)
      select 'texte', 'profil', m.id, m.id, 'Sortie numéro ' || n,
        now() - (${items}::int - n) * (interval '${sql.raw(String(DAYS))} days' / ${items}::int)
      from generate_series(${at + 1}::int, ${end}::int) n,
        lateral (select ${first}::int + (n::bigint * 7919 % ${members}::int)::int as id) m`)
  }
  // In key order, so that fifty million rows fill index pages sequentially.
  await db.execute(sql`
    insert into publication_cibles (cible_kind, cible_id, publications_id)
    select 'profil', users_id, id from publications where kind = 'texte' order by users_id, id`)
}
