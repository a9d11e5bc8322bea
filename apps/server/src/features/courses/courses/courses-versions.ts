import type { Edited } from '../../../publication/edited.ts'
import { createVersions } from '../../../publication/versions.ts'

/** Where the saves and moves of races are kept. */
export const EDITED: Edited = {
  table: 'courses',
  versions: 'course_versions',
  journal: 'course_journal',
  key: 'courses_id',
  missing: 'course_introuvable',
}

/** A part of the editor of a race, saved by itself. */
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

/** Notes a save of one section of a race, and refuses one that comes too late. */
export const noteSave = createVersions<Section>(EDITED)
