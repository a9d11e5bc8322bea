import { ApiError } from '@foulee/contract/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { reductions } from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import type { User } from '../../../http/user.ts'
import { createMembership } from '../../../membership.ts'
import type { ReductionRow } from './reductions.presenter.ts'

/** Who keeps a shop keeps its discounts (produit 12.6). */
export const shops = createMembership({ table: 'magasin_membres', key: 'magasins_id' })

/** Staff makes any discount, members of a shop those of that shop. */
export async function mayMake(
  db: Db | Tx,
  user: User,
  magasins_id: number | null,
): Promise<boolean> {
  if (user.compte.staff) return true
  return magasins_id !== null && shops.isMember(db, magasins_id, user.id)
}

/**
 * A discount that this user keeps.
 * @throws ApiError `reduction_introuvable`: of others' drafts one knows nothing
 */
export async function getKept(db: Db | Tx, user: User, id: number): Promise<ReductionRow> {
  const [row] = await db.select().from(reductions).where(eq(reductions.id, id))
  if (!row || !(await mayMake(db, user, row.magasins_id))) {
    throw new ApiError('reduction_introuvable')
  }
  return row
}
