import type { AgenceAVerifier, AgenceGestion, AgenceInvite } from '@foulee/contract/sejours/agences'
import type { InviteStructure } from '@foulee/contract/shared/structures'
import type { Db } from '@foulee/db/connect'
import { findEquipe } from '#kernel/organisations/invitations.ts'
import { findUnverified } from '#kernel/organisations/unverified.ts'
import type { User } from '#platform/http/user.ts'
import { getEditableAgence } from './agences.policy.ts'
import { findAgence } from './agences.queries.ts'
import { agenceStructure } from './agences.structure.ts'
import { WAITS } from './agences.waiting.ts'

export async function getGestion(
  db: Db,
  user: User,
  id: number,
  now: Date,
): Promise<AgenceGestion> {
  const agence = await getEditableAgence(db, user, id)
  return { agence, ...(await findEquipe(db, agenceStructure, { id, user, now })) }
}

export const presentInvite = ({ id, ...invite }: InviteStructure): AgenceInvite => ({
  agences_id: id,
  ...invite,
})

export const findNew = (
  db: Db,
  page: { page: number; nb_page: number },
): Promise<{ data: AgenceAVerifier[]; nb: number }> =>
  findUnverified(db, { structure: agenceStructure, waits: WAITS, ...page }, (id) =>
    findAgence(db, id),
  )
