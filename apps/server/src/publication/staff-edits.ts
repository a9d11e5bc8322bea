import type { Tx } from '@foulee/db/connect'
import { journalStaff } from '@foulee/db/schema'
import type { Changes } from '@foulee/domain/version'

export type StaffEdit = {
  /** `course`: what the staff's journal calls the kind. */
  genre: string
  id: number
  user: { id: number }
  now: Date
  changes: Changes
  /** Whose it is, and which part of its editor was saved. */
  details: Readonly<Record<string, unknown>>
}

/**
 * Notes in the staff's journal that one of them changed what is somebody else's: which fields, and not their
 * texts, which the thing's own history keeps. Nothing that changes is nothing to note.
 */
export async function noteStaffEdit(
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
