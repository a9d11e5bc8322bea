import * as t from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import { ofAgence } from '#features/sejours/agences/agences.membership.ts'
import type { Edited } from '#kernel/publication/edited.ts'
import { journalStaffEdits } from '#kernel/publication/staff-edits.ts'
import { createVersions } from '#kernel/publication/versions.ts'

export const EDITED: Edited = {
  table: 'voyages',
  versions: 'voyage_versions',
  journal: 'voyage_journal',
  key: 'voyages_id',
  missing: 'voyage_introuvable',
}

export type Section =
  | 'presentation'
  | 'lieu'
  | 'pratique'
  | 'vente'
  | 'inclus'
  | `journee:${number}`
  | `depart:${number}`
  | 'photos'
  | 'partenaires'
  | 'actualites'
  | 'extensions'
  | 'social'

export const recordSave = journalStaffEdits(
  createVersions<Section>(EDITED),
  'voyage',
  async (tx, id, users_id) => {
    const { agences_id: column } = t.voyages
    const [voyage] = await tx.select({ column }).from(t.voyages).where(eq(t.voyages.id, id))
    if (!voyage) return null
    const isOwn = await ofAgence.isMember(tx, voyage.column, users_id)
    return { details: { agences_id: voyage.column }, isOwn }
  },
)
