import type {
  OrganisateurGestion,
  OrganisateurInvite,
} from '@foulee/contract/courses/organisateurs'
import type { InviteStructure } from '@foulee/contract/shared/structures'
import type { Db } from '@foulee/db/connect'
import { findEquipe } from '#kernel/organisations/invitations.ts'
import type { User } from '#platform/http/user.ts'
import { getEditableOrganisateur } from './organisateurs.policy.ts'
import { organisateurStructure } from './organisateurs.structure.ts'

/** @throws ApiError `organisateur_introuvable`, `acces_refuse` */
export async function getGestion(
  db: Db,
  user: User,
  id: number,
  now: Date,
): Promise<OrganisateurGestion> {
  const organisateur = await getEditableOrganisateur(db, user, id)
  return { organisateur, ...(await findEquipe(db, organisateurStructure, { id, user, now })) }
}

export const presentInvite = ({ id, ...invite }: InviteStructure): OrganisateurInvite => ({
  organisateurs_id: id,
  ...invite,
})
