import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { ofOrganisateur } from '#kernel/organisations/organisateurs.membership.ts'
import type { User } from '#platform/http/user.ts'
import { findOrganisateur, type OrganisateurRow } from './organisateurs.queries.ts'

/** Members, and staff (produit 3.3). */
async function canEdit(db: Db | Tx, user: User | null, organisateurs_id: number): Promise<boolean> {
  if (!user) return false
  return user.compte.staff || ofOrganisateur.isMember(db, organisateurs_id, user.id)
}

/** @throws ApiError `organisateur_introuvable`, also for one that is not public yet */
export async function getVisibleOrganisateur(
  db: Db,
  user: User | null,
  idOrSlug: string,
): Promise<OrganisateurRow> {
  const found = await findOrganisateur(db, idOrSlug)
  if (found && (found.is_public || (await canEdit(db, user, found.id)))) return found
  throw new ApiError('organisateur_introuvable')
}

/** @throws ApiError `organisateur_introuvable`, or `acces_refuse` for a public one */
export async function getEditableOrganisateur(
  db: Db | Tx,
  user: User,
  id: number,
): Promise<OrganisateurRow> {
  const found = await findOrganisateur(db, id)
  if (found && (await canEdit(db, user, id))) return found
  throw new ApiError(found?.is_public ? 'acces_refuse' : 'organisateur_introuvable')
}
