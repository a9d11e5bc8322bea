import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { ofAgence } from '#features/sejours/agences/agences.membership.ts'
import type { User } from '#platform/http/user.ts'
import { findVoyage, type VoyageRow } from './voyages.queries.ts'

export async function canEditVoyage(
  db: Db | Tx,
  user: User | null,
  voyage: { agences_id: number },
): Promise<boolean> {
  if (!user) return false
  return user.compte.staff || ofAgence.isMember(db, voyage.agences_id, user.id)
}

/** @throws ApiError `voyage_introuvable`, also for another's draft: its existence is private */
export async function getVisibleVoyage(
  db: Db,
  user: User | null,
  idOrSlug: string,
): Promise<VoyageRow> {
  const voyage = await findVoyage(db, idOrSlug)
  if (voyage && (voyage.is_visible || (await canEditVoyage(db, user, voyage)))) return voyage
  throw new ApiError('voyage_introuvable')
}
