import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { reductions } from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import { ofMagasin } from '#features/club/magasins/magasins.membership.ts'
import type { User } from '#platform/http/user.ts'
import type { ReductionRow } from './reductions.presenter.ts'

export async function mayMake(
  db: Db | Tx,
  user: User,
  magasins_id: number | null,
): Promise<boolean> {
  if (user.compte.staff) return true
  return magasins_id !== null && ofMagasin.isMember(db, magasins_id, user.id)
}

/**
 * A discount that this user manages.
 * @throws ApiError `reduction_introuvable`, also for another's draft
 */
export async function getEditable(db: Db | Tx, user: User, id: number): Promise<ReductionRow> {
  const [row] = await db.select().from(reductions).where(eq(reductions.id, id))
  if (!row || !(await mayMake(db, user, row.magasins_id))) {
    throw new ApiError('reduction_introuvable')
  }
  return row
}
