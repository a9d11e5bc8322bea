import type { Tx } from '@foulee/db/connect'
import { moveTo } from '@foulee/domain/echanges/photo'
import { sql } from 'drizzle-orm'

/**
 * Renumbers the rows of a stay 0, 1, 2…, with one of them at `ordre`.
 * @param table a constant, never input
 */
export async function arrange(
  tx: Tx,
  table: 'voyage_inclus' | 'voyage_journees',
  { ids, id, ordre }: { ids: readonly number[]; id: number; ordre: number },
): Promise<void> {
  await tx.execute(sql`
    update ${sql.identifier(table)} l set ordre = r.rang - 1
    from unnest(${sql.param(moveTo(ids, id, ordre))}::int[]) with ordinality as r(id, rang)
    where l.id = r.id`)
}
