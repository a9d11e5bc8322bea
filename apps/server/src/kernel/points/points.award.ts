import type { Db, Tx } from '@foulee/db/connect'
import { points } from '@foulee/db/schema'
import { getDeedKey, POINTS_RULES, type PointsKind } from '@foulee/domain/club/points'
import { and, eq } from 'drizzle-orm'
import { recordFaits } from './badges.facts.ts'

/**
 * Awards points for an action, once: the ledger's unique index resolves races. Pass the action's
 * transaction, for atomicity.
 * @param subject object of the action, for rules that pay per object
 * @param amount for rules whose object sets the amount
 * @returns whether points were awarded now
 */
export async function awardPoints(
  db: Db | Tx,
  users_id: number,
  kind: PointsKind,
  subject: string | number = kind,
  amount: number = POINTS_RULES[kind].points,
): Promise<boolean> {
  const paid = await db
    .insert(points)
    .values({
      users_id,
      kind,
      cle: getDeedKey(kind, subject),
      points: amount,
    })
    .onConflictDoNothing()
    .returning({ id: points.id })
  // Badges count the action itself, paid or not.
  await recordFaits(db, users_id, kind)
  return paid.length > 0
}

/**
 * Takes back the points of an action that did not happen; it may be paid again afterwards. Pass the
 * action's transaction.
 * @param subject as given to `awardPoints`
 */
export async function takeBackPoints(
  db: Db | Tx,
  users_id: number,
  kind: PointsKind,
  subject: string | number,
): Promise<void> {
  const cle = getDeedKey(kind, subject)
  await db
    .delete(points)
    .where(and(eq(points.users_id, users_id), eq(points.kind, kind), eq(points.cle, cle)))
  await recordFaits(db, users_id, kind)
}
