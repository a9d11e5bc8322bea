import * as t from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import { ofMagasin } from '#features/club/magasins/magasins.membership.ts'
import { ofOrganisateur } from '#kernel/organisations/organisateurs.membership.ts'
import type { Edited } from '#kernel/publication/edited.ts'
import { journalStaffEdits } from '#kernel/publication/staff-edits.ts'
import { createVersions } from '#kernel/publication/versions.ts'

export const EDITED: Edited = {
  table: 'evenements',
  versions: 'evenement_versions',
  journal: 'evenement_journal',
  key: 'evenements_id',
  missing: 'evenement_introuvable',
}

export type Section =
  | 'presentation'
  | 'groupes'
  | 'lieu'
  | 'dates'
  | 'places'
  | `date:${string}`
  | 'photos'

export const recordSave = journalStaffEdits(
  createVersions<Section>(EDITED),
  'evenement',
  async (tx, id, users_id) => {
    const { organisateurs_id, magasins_id } = t.evenements
    const [owner] = await tx
      .select({ organisateurs_id, magasins_id })
      .from(t.evenements)
      .where(eq(t.evenements.id, id))
    if (!owner) return null
    if (owner.magasins_id !== null) {
      const isOwn = await ofMagasin.isMember(tx, owner.magasins_id, users_id)
      return { details: { magasins_id: owner.magasins_id }, isOwn }
    }
    if (owner.organisateurs_id === null) return null
    const isOwn = await ofOrganisateur.isMember(tx, owner.organisateurs_id, users_id)
    return { details: { organisateurs_id: owner.organisateurs_id }, isOwn }
  },
)
