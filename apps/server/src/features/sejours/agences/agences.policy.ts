import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import type { User } from '#platform/http/user.ts'
import { ofAgence } from './agences.membership.ts'
import { type AgenceRow, findAgence } from './agences.queries.ts'

/** Its members, and staff (produit 3.3). */
async function canEdit(db: Db | Tx, user: User | null, agences_id: number): Promise<boolean> {
  if (!user) return false
  return user.compte.staff || ofAgence.isMember(db, agences_id, user.id)
}

/** @throws ApiError `agence_introuvable`, also for one that is not public yet */
export async function getVisibleAgence(
  db: Db,
  user: User | null,
  idOrSlug: string,
): Promise<AgenceRow> {
  const found = await findAgence(db, idOrSlug)
  if (found && (found.is_public || (await canEdit(db, user, found.id)))) return found
  throw new ApiError('agence_introuvable')
}

/** @throws ApiError `agence_introuvable`, or `acces_refuse` for a public one */
export async function getEditableAgence(db: Db | Tx, user: User, id: number): Promise<AgenceRow> {
  const found = await findAgence(db, id)
  if (found && (await canEdit(db, user, id))) return found
  throw new ApiError(found?.is_public ? 'acces_refuse' : 'agence_introuvable')
}
