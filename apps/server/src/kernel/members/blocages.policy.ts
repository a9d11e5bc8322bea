import type { Db, Tx } from '@foulee/db/connect'
import { executePrepared } from '@foulee/db/prepared'
import { sql } from 'drizzle-orm'
import { isNotBlocked } from './blocks.ts'

export async function isBlocked(db: Db | Tx, userA: number, userB: number): Promise<boolean> {
  const { rows } = await executePrepared<{ is_open: boolean }>(
    db,
    sql`select ${isNotBlocked(userA, sql`${userB}::int`)} as is_open`,
  )
  return rows[0]?.is_open === false
}

export async function filterUnblocked(
  db: Db | Tx,
  viewer: number,
  members: readonly number[],
): Promise<number[]> {
  if (!members.length) return []
  const { rows } = await executePrepared<{ id: number }>(
    db,
    sql`
    select m.id from unnest(${sql.param([...members])}::int[]) with ordinality as m(id, rang)
    where ${isNotBlocked(viewer, sql`m.id`)} order by m.rang`,
  )
  return rows.map(({ id }) => id)
}

/** Serialises follows and blocks between two members. */
export const lockPair = (tx: Tx, userA: number, userB: number): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('entourage'),
    hashtext(${`${Math.min(userA, userB)} ${Math.max(userA, userB)}`}))`)
