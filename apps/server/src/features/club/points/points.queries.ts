import type { Jauge, PointsEntry } from '@foulee/contract/club/points'
import type { Db } from '@foulee/db/connect'
import { points } from '@foulee/db/schema'
import { getPointsLabel, JAUGE_MAX } from '@foulee/domain/club/points'
import { desc, eq, sql } from 'drizzle-orm'

/** The gauge is the sum of the ledger (produit 12.2), of which one page comes with it. */
export async function findJauge(
  db: Db,
  users_id: number,
  { page, nb_page }: { page: number; nb_page: number },
): Promise<Jauge> {
  const mine = eq(points.users_id, users_id)
  const [total] = await db
    .select({
      jauge: sql<number>`coalesce(sum(${points.points}), 0)::int`,
      nb: sql<number>`count(*)::int`,
    })
    .from(points)
    .where(mine)
  const rows = await db
    .select()
    .from(points)
    .where(mine)
    .orderBy(desc(points.created_at), desc(points.id))
    .limit(nb_page)
    .offset((page - 1) * nb_page)
  const { jauge = 0, nb = 0 } = total ?? {}
  return { jauge, max: JAUGE_MAX, points: rows.map(presentEntry), nb }
}

const presentEntry = (row: typeof points.$inferSelect): PointsEntry => ({
  id: row.id,
  label: getPointsLabel(row.kind),
  points: row.points,
  at: new Date(row.created_at).toISOString(),
})
