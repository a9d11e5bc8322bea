import { ApiError } from '@foulee/contract/shared/errors'
import type { Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { and, eq, inArray, sql } from 'drizzle-orm'

/**
 * Épreuves can be deleted when they are in no run list and have no results.
 * @throws ApiError `epreuve_suivie`
 */
export async function checkFree(tx: Tx, ids: readonly number[]): Promise<void> {
  if (!ids.length) return
  const [listed] = await tx
    .select({ hit: sql`1` })
    .from(t.liste)
    .where(and(eq(t.liste.type, 'epreuve'), inArray(t.liste.objet_id, [...ids])))
    .limit(1)
  const [ranked] = await tx
    .select({ hit: sql`1` })
    .from(t.resultatEnvois)
    .where(inArray(t.resultatEnvois.epreuves_id, [...ids]))
    .limit(1)
  if (listed || ranked) throw new ApiError('epreuve_suivie')
}
