import { ofOrganisateur } from '#kernel/organisations/organisateurs.membership.ts'
import { editedByOrganisation } from '#kernel/publication/owned-by-organisation.ts'
import { createSaves } from '#kernel/publication/staff-edits.ts'

export const EDITED = editedByOrganisation('course', [ofOrganisateur])

export type Section =
  | 'identite'
  | 'lieu'
  | 'contact'
  | 'pratique'
  | `edition:${number}`
  | `epreuve:${number}`
  | 'photos'
  | 'partenaires'
  | 'actualites'
  | 'extensions'
  | 'social'

export const recordSave = createSaves<Section>(EDITED)
