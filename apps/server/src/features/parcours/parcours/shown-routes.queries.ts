import type { Parcours } from '@foulee/contract/parcours/parcours'
import type { Db } from '@foulee/db/connect'
import { sql } from 'drizzle-orm'

export async function findShownRoutes(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, Parcours>> {
  if (!ids.length) return new Map()
  const { rows } = await db.execute<{ id: number; fiche: string }>(sql`
    select parcours_id as id, fiche from parcours_cards
    where is_visible and parcours_id = any(${sql.param([...ids])}::int[])`)
  return new Map(rows.map(({ id, fiche }) => [id, JSON.parse(fiche) as Parcours]))
}
