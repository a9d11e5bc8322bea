import { seances } from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import type { Edited } from '#kernel/publication/edited.ts'
import { journalStaffEdits } from '#kernel/publication/staff-edits.ts'
import { createVersions } from '#kernel/publication/versions.ts'

export const EDITED: Edited = {
  table: 'seances',
  versions: 'seance_versions',
  journal: 'seance_journal',
  key: 'seances_id',
  missing: 'seance_introuvable',
}

export const recordSeance = journalStaffEdits(
  createVersions<'seance' | 'photos'>(EDITED),
  'seance',
  async (tx, id, users_id) => {
    const [row] = await tx
      .select({ users_id: seances.users_id })
      .from(seances)
      .where(eq(seances.id, id))
    return row ? { details: row, isOwn: row.users_id === users_id } : null
  },
)
