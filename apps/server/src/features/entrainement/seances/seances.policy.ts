import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { seances } from '@foulee/db/schema'
import { isPublished } from '@foulee/domain/shared/publication'
import { eq } from 'drizzle-orm'
import type { User } from '#platform/http/user.ts'
import { findSeance, type SeanceFacts, type SeanceRow } from './seances.queries.ts'

const canEdit = (user: User | null, row: { users_id: number | null }): boolean =>
  user !== null && (user.compte.staff || user.id === row.users_id)

/** @throws ApiError `seance_introuvable`, also for another's draft: its existence is private */
export async function getVisibleSeance(
  db: Db | Tx,
  user: User | null,
  idOrSlug: string,
): Promise<SeanceFacts> {
  const row = await findSeance(db, idOrSlug)
  if (row && (isPublished(row.etat) || canEdit(user, row))) return row
  throw new ApiError('seance_introuvable')
}

/**
 * `isLocked` locks the row until the end of the transaction.
 * @throws ApiError `seance_introuvable`, also for another's draft; `acces_refuse` for a visible one
 */
export async function getOwnedSeance(
  db: Db | Tx,
  user: User,
  id: number,
  { isLocked = false } = {},
): Promise<SeanceRow> {
  const query = db.select().from(seances).where(eq(seances.id, id))
  const [row] = await (isLocked ? query.for('update') : query)
  if (row && canEdit(user, row)) return row
  throw new ApiError(row && isPublished(row.etat) ? 'acces_refuse' : 'seance_introuvable')
}
