import * as t from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import type { Edited } from '../../../publication/edited.ts'
import { journalStaffEdits } from '../../../publication/staff-edits.ts'
import { createVersions } from '../../../publication/versions.ts'
import { ofOrganisateur } from '../../courses/organisateurs/organisateurs.membership.ts'
import { ofMagasin } from '../magasins/magasins.membership.ts'

/** Where the saves and moves of events are kept. */
export const EDITED: Edited = {
  table: 'evenements',
  versions: 'evenement_versions',
  journal: 'evenement_journal',
  key: 'evenements_id',
  missing: 'evenement_introuvable',
}

/** A part of the editor of an event, saved by itself. */
export type Section =
  | 'presentation'
  | 'groupes'
  | 'lieu'
  | 'dates'
  | 'places'
  | `date:${string}`
  | 'photos'

/** Notes a save of one section of an event, and refuses one that comes too late. */
export const noteSave = journalStaffEdits(
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
