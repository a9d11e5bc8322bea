import type { Edited } from '../../../publication/edited.ts'
import { createVersions } from '../../../publication/versions.ts'

/** Where the saves and moves of stays are kept. */
export const EDITED: Edited = {
  table: 'voyages',
  versions: 'voyage_versions',
  journal: 'voyage_journal',
  key: 'voyages_id',
  missing: 'voyage_introuvable',
}

/** A part of the editor of a stay, saved by itself. */
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

/** Notes a save of one section of a stay, and refuses one that comes too late. */
export const noteSave = createVersions<Section>(EDITED)
