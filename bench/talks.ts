import { connectPostgres, type Db } from '@foulee/db/connect'
import { sql } from 'drizzle-orm'
import { runQuery } from './bench.ts'
import { fill, getPartName, openCached, writeInBulk } from './databases.ts'
import type { Cluster } from './postgres.ts'
import { writeLine } from './report.ts'

const FEW_RACES = 500
export const CANAUX = 200_000
export const MESSAGES = 2_000_000
export const MEMBERS = 20_000
export const RUNNERS = 5_000
export const THREAD = 50_000
export async function findRace(url: string): Promise<{ id: number }> {
  const [race] = await runQuery<{ id: number }>(
    url,
    "select id from canaux where objet_kind = 'edition' order by nb_messages desc limit 1",
  )
  if (!race) throw new Error('Aucune discussion.')
  return race
}

const AT_ONCE = 500_000

export const openTalks = (cluster: Cluster, part: number): Promise<string> =>
  openCached(cluster, getPartName('messages', part), (url) => fillTalks(url, part))

/** @param divisor scales the rows down, for a quick check */
async function fillTalks(url: string, divisor: number): Promise<void> {
  const part = (nb: number) => Math.max(10, Math.round(nb / divisor))
  writeLine(`Génération de ${part(MESSAGES).toLocaleString('fr')} messages…`)
  await fill(url, FEW_RACES)
  const { db, close } = await connectPostgres(url, 1)
  const members = part(MEMBERS)
  const first = await insertMembers(db, members)
  const tables = ['canaux', 'canal_membres', 'messages']
  // Above full size, the text index would dominate the build, and is not queried.
  const isIndexKept = (index: string) => divisor >= 1 || !index.includes('USING gin')
  await writeInBulk(db, { tables, isKept: isIndexKept }, async () => {
    await insertDirects(db, { first, members, canaux: part(CANAUX) })
    await insertMessages(db, part(MESSAGES))
    await insertRace(db, { first, runners: part(RUNNERS), thread: part(THREAD) })
    await settle(db)
  })
  await db.$client.query('vacuum analyze')
  await close()
}

async function insertMembers(db: Db, members: number): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into users (email, prenom, nom, cgu_acceptees_le, email_verifie_le, created_at)
    select 'bavard-' || n || '@banc.invalid', 'Camille', 'Membre ' || n, now(), now(),
      now() - interval '1 year'
    from generate_series(1, ${members}::int) n returning id`)
  const first = rows.reduce((least, { id }) => Math.min(least, id), Number.MAX_SAFE_INTEGER)
  await db.execute(sql`
    insert into profils (users_id, sexe, visibilite, naissance)
    select u, 'non_precise', 'membres', '1990-05-12'
    from generate_series(${first}::int, ${first + members - 1}::int) u`)
  return first
}

async function insertDirects(
  db: Db,
  { first, members, canaux }: { first: number; members: number; canaux: number },
): Promise<void> {
  const steps = Math.max(1, Math.floor(canaux / members))
  await db.execute(sql`
    with made as (
      insert into canaux (type, membre_a, membre_b)
      select distinct 'direct', least(a, b), greatest(a, b) from (
        select ${first}::int + u as a, ${first}::int + (u + 1 + k * 613) % ${members}::int as b
        from generate_series(0, ${members - 1}::int) u, generate_series(0, ${steps - 1}::int) k) p
      where a <> b returning id, membre_a, membre_b)
    insert into canal_membres (channels_id, users_id)
    select id, membre_a from made union all select id, membre_b from made`)
}

async function insertMessages(db: Db, nb: number): Promise<void> {
  const { rows } = await db.execute<{ first: number; nb: number }>(
    sql`select min(id)::int as first, count(*)::int as nb from canaux`,
  )
  const [canaux = { first: 1, nb: 1 }] = rows
  for (let at = 0; at < nb; at += AT_ONCE) {
    await db.execute(sql`
      insert into messages (channels_id, users_id, client_id, texte, created_at)
      select c.id, case n % 2 when 0 then c.membre_a else c.membre_b end, gen_random_uuid(),
        'Message ' || n || ' du banc, rendez-vous à la gare', now() - (${nb}::int - n) * interval '1 second'
      from generate_series(${at + 1}::int, ${Math.min(nb, at + AT_ONCE)}::int) n
        join canaux c on c.id = ${canaux.first}::int + (n::bigint * 7919 % ${canaux.nb}::int)::int`)
  }
}

async function insertRace(
  db: Db,
  { first, runners, thread }: { first: number; runners: number; thread: number },
): Promise<void> {
  await db.execute(sql`
    insert into liste (users_id, type, objet_id, etat)
    select u, 'epreuve', (select min(id) from epreuves), 'inscrit'
    from generate_series(${first}::int, ${first + runners - 1}::int) u`)
  await db.execute(sql`
    with canal as (
      insert into canaux (type, objet_kind, objet_id)
      select 'course', 'edition', editions_id from epreuves order by id limit 1 returning id)
    insert into messages (channels_id, users_id, client_id, texte)
    select c.id, ${first}::int + n % ${runners}::int, gen_random_uuid(), 'Dans le sas, message ' || n
    from canal c, generate_series(1, ${thread}::int) n`)
}

async function settle(db: Db): Promise<void> {
  await db.execute(sql`
    update canaux c set nb_messages = m.nb, dernier_id = m.dernier, dernier_le = m.le
    from (select channels_id, count(*)::int as nb, max(id) as dernier, max(created_at) as le
      from messages group by 1) m where m.channels_id = c.id`)
  await db.execute(sql`
    update canal_membres m set lu_id = c.dernier_id - m.users_id % 3 from canaux c
    where c.id = m.channels_id and c.dernier_id is not null`)
}
