import { ofMagasin } from '#features/club/magasins/magasins.membership.ts'
import { ofOrganisateur } from '#kernel/organisations/organisateurs.membership.ts'
import { editedByOrganisation } from '#kernel/publication/owned-by-organisation.ts'
import { createSaves } from '#kernel/publication/staff-edits.ts'

export const EDITED = editedByOrganisation('evenement', [ofOrganisateur, ofMagasin])

export type Section =
  | 'presentation'
  | 'groupes'
  | 'lieu'
  | 'dates'
  | 'places'
  | `date:${string}`
  | 'photos'

export const recordSave = createSaves<Section>(EDITED)
