import type { Db, Tx } from '@foulee/db/connect'
import { points } from '@foulee/db/schema'
import { nameDeed, POINTS_RULES, type PointsKind } from '@foulee/domain/club/points'
import { noteFaits } from './badges.facts.ts'

/**
 * Pays a deed, once whatever happens: the unique index of the ledger decides between two at once.
 * Pass the transaction of the deed, so that both stand or neither does.
 * @param thing what it was done to, when the rule pays for each one
 * @param amount what it pays, where the thing says so itself
 * @returns whether it paid now
 */
export async function awardPoints(
  db: Db | Tx,
  users_id: number,
  kind: PointsKind,
  thing: string | number = kind,
  amount: number = POINTS_RULES[kind].points,
): Promise<boolean> {
  const paid = await db
    .insert(points)
    .values({
      users_id,
      kind,
      cle: nameDeed(kind, thing),
      points: amount,
    })
    .onConflictDoNothing()
    .returning({ id: points.id })
  // What badges count is read from the deed, paid or not.
  await noteFaits(db, users_id, kind)
  return paid.length > 0
}
