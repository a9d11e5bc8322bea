import type { Edited } from '../../../publication/edited.ts'
import { createVersions } from '../../../publication/versions.ts'

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
export const noteSave = createVersions<Section>(EDITED)
