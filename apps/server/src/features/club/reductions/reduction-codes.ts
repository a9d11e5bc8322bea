import type { CodeDeListe } from '@foulee/contract/club/reductions'
import type { Db } from '@foulee/db/connect'
import { rebuildMagasinCards } from '@foulee/db/read-models/magasin-cards'
import { reductionCodes, reductions } from '@foulee/db/schema'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { toIso } from '#platform/db/dates.ts'
import type { User } from '#platform/http/user.ts'
import { countCodes, lockReduction } from './reductions.commands.ts'
import { getEditable } from './reductions.policy.ts'

type CodesQuery = { user: User; id: number; page: number; nb_page: number }

/**
 * Codes of a list for who manages it, those that nobody saw first.
 * @throws ApiError `reduction_introuvable`
 */
export async function findCodes(
  db: Db,
  { user, id, page, nb_page }: CodesQuery,
): Promise<{ data: CodeDeListe[]; nb: number }> {
  await getEditable(db, user, id)
  const ofList = eq(reductionCodes.reductions_id, id)
  const rows = await db
    .select({
      id: reductionCodes.id,
      code: reductionCodes.code,
      pris_le: reductionCodes.pris_le,
    })
    .from(reductionCodes)
    .where(ofList)
    .orderBy(sql`${reductionCodes.pris_le} desc nulls first`, asc(reductionCodes.id))
    .limit(nb_page)
    .offset((page - 1) * nb_page)
  return {
    data: rows.map((row) => ({ ...row, pris_le: toIso(row.pris_le) })),
    nb: await db.$count(reductionCodes, ofList),
  }
}

type Removal = { user: User; id: number; codes: readonly number[]; now: Date }

/**
 * Removes codes that nobody saw; the stock follows.
 * @returns how many were removed: others were seen meanwhile
 * @throws ApiError `reduction_introuvable`
 */
export const removeCodes = (db: Db, { user, id, codes, now }: Removal): Promise<number> =>
  db.transaction(async (tx) => {
    const { magasins_id } = await lockReduction(tx, id, user)
    const removed = await tx
      .delete(reductionCodes)
      .where(
        and(
          eq(reductionCodes.reductions_id, id),
          inArray(reductionCodes.id, [...codes]),
          isNull(reductionCodes.pris_le),
        ),
      )
      .returning({ id: reductionCodes.id })
    if (removed.length) {
      await tx
        .update(reductions)
        .set({ stock: await countCodes(tx, id) })
        .where(eq(reductions.id, id))
      if (magasins_id !== null) await rebuildMagasinCards(tx, [magasins_id], now, 'edit')
    }
    return removed.length
  })
