import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import type { User } from '#platform/http/user.ts'
import { findParcours, type ParcoursRow } from './parcours.queries.ts'

export const canEditParcours = (
  user: User | null,
  parcours: { users_id: number | null },
): user is User => user !== null && (user.compte.staff || user.id === parcours.users_id)

/** @throws ApiError `parcours_introuvable`, also for another's draft: its existence is private */
export async function getVisibleParcours(
  db: Db,
  user: User | null,
  idOrSlug: string,
): Promise<ParcoursRow> {
  const parcours = await findParcours(db, idOrSlug)
  if (parcours && (parcours.is_visible || canEditParcours(user, parcours))) return parcours
  throw new ApiError('parcours_introuvable')
}
