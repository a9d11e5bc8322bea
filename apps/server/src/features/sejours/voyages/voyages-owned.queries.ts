import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { isCancelled, isPublished } from '@foulee/domain/shared/publication'
import { eq } from 'drizzle-orm'
import type { User } from '#platform/http/user.ts'
import { canEditVoyage } from './voyages.policy.ts'

export type OwnedVoyage = typeof t.voyages.$inferSelect

/**
 * A stay that this user may change; its parts are looked up through it. `isLocked` locks the row
 * until the end of the transaction.
 * @throws ApiError `voyage_introuvable`, also for another's draft; `acces_refuse` for a visible
 * stay
 */
export async function getOwnedVoyage(
  db: Db | Tx,
  user: User,
  id: number,
  { isLocked = false } = {},
): Promise<OwnedVoyage> {
  const query = db.select().from(t.voyages).where(eq(t.voyages.id, id))
  const [row] = await (isLocked ? query.for('update') : query)
  if (row && (await canEditVoyage(db, user, row))) return row
  const isSeen = row && (isPublished(row.etat) || isCancelled(row.etat))
  throw new ApiError(isSeen ? 'acces_refuse' : 'voyage_introuvable')
}
