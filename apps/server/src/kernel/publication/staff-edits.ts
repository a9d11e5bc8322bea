import type { Tx } from '@foulee/db/connect'
import { journalStaff } from '@foulee/db/schema'
import type { Changes } from '@foulee/domain/shared/version'
import type { NoteSave } from './versions.ts'

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

/** Whose a thing is, as the staff's journal notes it, and whether it is this member's. */
type Owned = { details: Readonly<Record<string, unknown>>; isOwn: boolean }
/** Null for what is nobody's but the staff's. */
type FindOwned = (tx: Tx, id: number, users_id: number) => Promise<Owned | null>

/**
 * Notes saves of a kind as `note` does. Whoever may save what is not theirs is of the staff, whose journal
 * holds it too.
 */
export const journalStaffEdits =
  <Section extends string>(
    note: NoteSave<Section>,
    genre: string,
    findOwned: FindOwned,
  ): NoteSave<Section> =>
  async (tx, save) => {
    const version = await note(tx, save)
    if (!Object.keys(save.changes).length) return version
    const owned = await findOwned(tx, save.id, save.user.id)
    if (owned && !owned.isOwn) {
      const details = { partie: save.section, ...owned.details }
      await noteStaffEdit(tx, { ...save, genre, details })
    }
    return version
  }
