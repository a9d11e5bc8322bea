import type { Jauge, PointsEntry } from '@foulee/contract/club/points'
import type { Db, Tx } from '@foulee/db/connect'
import { countingPoints } from '@foulee/db/read-models/points'
import type { points } from '@foulee/db/schema'
import { getPointsLabel, JAUGE_MAX } from '@foulee/domain/club/points'
import { sql } from 'drizzle-orm'

/**
 * The gauge is the sum of the counted ledger rows (produit 12.2); one page of the ledger comes with
 * it.
 */
export async function findJauge(
  db: Db,
  users_id: number,
  { page, nb_page }: { page: number; nb_page: number },
): Promise<Jauge> {
  const counting = countingPoints(users_id)
  const total = await db.execute<{ jauge: number; nb: number }>(sql`
    select coalesce(sum(points), 0)::int as jauge, count(*)::int as nb from (${counting}) p`)
  const { rows } = await db.execute<Row>(sql`
    select id, kind, points, created_at from (${counting}) p
    order by created_at desc, id desc limit ${nb_page} offset ${(page - 1) * nb_page}`)
  const { jauge = 0, nb = 0 } = total.rows[0] ?? {}
  return { jauge, max: JAUGE_MAX, points: rows.map(presentEntry), nb }
}

export async function sumPoints(db: Db | Tx, users_id: number): Promise<number> {
  const { rows } = await db.execute<{ sum: number }>(sql`
    select coalesce(sum(points), 0)::int as sum from (${countingPoints(users_id)}) p`)
  return rows[0]?.sum ?? 0
}

type Row = Pick<typeof points.$inferSelect, 'id' | 'kind' | 'points' | 'created_at'>

const presentEntry = (row: Row): PointsEntry => ({
  id: row.id,
  label: getPointsLabel(row.kind),
  points: row.points,
  at: new Date(row.created_at).toISOString(),
})
