import type { Db, Tx } from '@foulee/db/connect'
import { sql } from 'drizzle-orm'

export type Awaited = { users_id: number; depuis: number }

export type News = { users_id: number; dernier: number; evenements: Row[] }
type Row = { rang: number; type: string; data: object }

/** Members who missed more are told to reload. */
const MOST = 500

/**
 * Assigns gapless ranks to new events. Locks the counters first and reads them in a later
 * statement, to see ranks assigned by another process meanwhile. Only committed events get ranks,
 * so that no smaller rank appears after a read.
 */
export async function numberEvents(db: Db, users_ids: readonly number[]): Promise<void> {
  const members = sql`${sql.param([...users_ids])}::int[]`
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      select 1 from flux_rangs where users_id = any(${members}) order by users_id for update`)
    await tx.execute(sql`
      with neufs as (
        select id, users_id, row_number() over (partition by users_id order by id)::int as n
        from flux_evenements where users_id = any(${members}) and rang is null
      ), comptes as (
        update flux_rangs r set rang = r.rang + c.nb
        from (select users_id, count(*)::int as nb from neufs group by users_id) c
        where r.users_id = c.users_id returning r.users_id, r.rang - c.nb as base
      )
      update flux_evenements e set rang = c.base + n.n
      from neufs n join comptes c using (users_id) where e.id = n.id`)
  })
}

type Evenement = { rang: number; type: string; data: object }

/** One statement, for one snapshot. */
export async function findNews(db: Db, waiting: readonly Awaited[]): Promise<News[]> {
  const ids = waiting.map(({ users_id }) => users_id)
  const since = waiting.map(({ depuis }) => depuis)
  const { rows } = await db.$client.query<
    { users_id: number; dernier: number } & (Evenement | Record<keyof Evenement, null>)
  >({ name: 'flux_news', text: NEWS, values: [ids, since] })
  const news = new Map<number, News>()
  for (const { users_id, dernier, rang, type, data } of rows) {
    const own = news.get(users_id) ?? { users_id, dernier, evenements: [] }
    news.set(users_id, own)
    if (rang !== null) own.evenements.push({ rang, type, data })
  }
  return [...news.values()]
}

const NEWS = `
  select r.users_id, r.rang as dernier, e.rang, e.type, e.data
  from unnest($1::int[], $2::int[]) as m(users_id, depuis)
  join flux_rangs r on r.users_id = m.users_id
  left join flux_evenements e
    on e.users_id = m.users_id and e.rang > m.depuis and r.rang - m.depuis <= ${MOST}
  order by r.users_id, e.rang`

export async function findStart(
  db: Db,
  { users_id, session_id, now }: { users_id: number; session_id: number; now: Date },
): Promise<number | null> {
  const read = async () => {
    const values = [users_id, session_id, now]
    const { rows } = await db.$client.query<Start>({ name: 'flux_start', text: START, values })
    return rows[0]
  }
  let start = await read()
  if (!start?.is_alive) return null
  if (start.rang === null) {
    await db.execute(
      sql`insert into flux_rangs (users_id) values (${users_id}) on conflict do nothing`,
    )
  }
  if (start.has_new) await numberEvents(db, [users_id])
  if (start.rang === null || start.has_new) start = await read()
  return start?.rang ?? 0
}

type Start = { is_alive: boolean; rang: number | null; has_new: boolean }

const START = `
  select exists (
      select from sessions s join users u on u.id = s.users_id
      where s.id = $2 and s.expires_at > $3 and u.suspendu_le is null) as is_alive,
    (select rang from flux_rangs where users_id = $1) as rang,
    exists (select from flux_evenements where users_id = $1 and rang is null) as has_new`

export async function findLiveSessions(
  db: Db,
  ids: readonly number[],
  now: Date,
): Promise<Set<number>> {
  const { rows } = await db.$client.query<{ id: number }>({
    name: 'flux_sessions',
    text: `select s.id from sessions s join users u on u.id = s.users_id
      where s.id = any($1) and s.expires_at > $2 and u.suspendu_le is null`,
    values: [ids, now],
  })
  return new Set(rows.map(({ id }) => id))
}

/**
 * Deletes events beyond the resume window. Unranked ones count as ranked, so that a member away for
 * so long sees a gap and reloads.
 */
export async function purgeFlux(tx: Tx, before: Date): Promise<void> {
  const isOld = sql`created_at < ${before.toISOString()}`
  // In the same order as streams, against deadlocks.
  await tx.execute(sql`
    select 1 from flux_rangs
    where users_id in (select users_id from flux_evenements where rang is null and ${isOld})
    order by users_id for update`)
  await tx.execute(sql`
    with partis as (delete from flux_evenements where ${isOld} returning users_id, rang)
    update flux_rangs r set rang = r.rang + p.nb
    from (select users_id, count(*)::int as nb from partis where rang is null group by users_id) p
    where r.users_id = p.users_id`)
}
