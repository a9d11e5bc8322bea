import type { Edited } from '../../../publication/edited.ts'
import { createVersions } from '../../../publication/versions.ts'

export const EDITED: Edited = {
  table: 'seances',
  versions: 'seance_versions',
  journal: 'seance_journal',
  key: 'seances_id',
  missing: 'seance_introuvable',
}

/** Notes a save of a session, and refuses one that was made over another. */
export const noteSeance = createVersions<'seance' | 'photos'>(EDITED)
