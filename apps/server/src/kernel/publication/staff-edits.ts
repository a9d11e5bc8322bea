import type { Tx } from '@foulee/db/connect'
import { journalStaff } from '@foulee/db/schema'
import type { Changes } from '@foulee/domain/shared/version'
import type { Edited, FindOwned } from './edited.ts'
import { createVersions, type RecordSave } from './versions.ts'

export type StaffEdit = {
  genre: string
  id: number
  user: { id: number }
  now: Date
  changes: Changes
  details: Readonly<Record<string, unknown>>
}

/**
 * Records in the staff's journal an edit of another owner's entity: field names only, since the
 * entity's history keeps the values. No-op without changes.
 */
export async function journalStaffEdit(
  tx: Tx,
  { genre, id, user, now, changes, details }: StaffEdit,
): Promise<void> {
  const champs = Object.keys(changes)
  if (!champs.length) return
  await tx.insert(journalStaff).values({
    staff_id: user.id,
    action: `${genre}.modifier`,
    objet_id: id,
    details: { ...details, champs },
    created_at: now.toISOString(),
  })
}

/** Wraps `note` to record staff edits too: only the staff may save another owner's entity. */
export const journalStaffEdits =
  <Section extends string>(
    note: RecordSave<Section>,
    genre: string,
    findOwned: FindOwned,
  ): RecordSave<Section> =>
  async (tx, save) => {
    const version = await note(tx, save)
    if (!Object.keys(save.changes).length) return version
    const owned = await findOwned(tx, save.id, save.user.id)
    if (owned && !owned.isOwn) {
      const details = { partie: save.section, ...owned.details }
      await journalStaffEdit(tx, { ...save, genre, details })
    }
    return version
  }

export const createSaves = <Section extends string>(edited: Edited): RecordSave<Section> =>
  journalStaffEdits(createVersions<Section>(edited), edited.genre, edited.findOwned)
