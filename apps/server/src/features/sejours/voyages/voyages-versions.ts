import { ofAgence } from '#features/sejours/agences/agences.membership.ts'
import { editedByOrganisation } from '#kernel/publication/owned-by-organisation.ts'
import { createSaves } from '#kernel/publication/staff-edits.ts'

export const EDITED = editedByOrganisation('voyage', [ofAgence])

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

export const recordSave = createSaves<Section>(EDITED)
