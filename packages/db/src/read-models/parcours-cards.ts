import type { Db, Tx } from '../connect.ts'
import { writeCourseCards } from './course-card-rows.ts'
import { markProfils } from './course-profil.ts'
import { writeParcoursCards } from './parcours-card-rows.ts'
import type { ChangeKind } from './rebuild.ts'
import { findCoursesFollowing, findVoyagesShowing } from './shown-in.ts'
import { rebuildVoyageCards } from './voyage-cards.ts'

/**
 * Rebuilds the read model of parcours, of races whose card sketch changes, and of stays showing
 * either, in the transaction of the change.
 * @param ids deleted parcours lose their row by cascade
 * @param changeKind kind of change; lists may serve stale data only for an edit
 */
export async function rebuildParcoursCards(
  db: Db | Tx,
  ids: readonly number[],
  now: Date,
  changeKind: ChangeKind = 'other',
): Promise<void> {
  if (!ids.length) return
  await db.transaction(async (tx) => {
    const before = await markProfils(tx, ids)
    await writeParcoursCards(tx, ids, now, changeKind)
    const after = await markProfils(tx, ids)
    const redrawn = ids.filter((id) => before.get(id) !== after.get(id))
    const courses = await findCoursesFollowing(tx, redrawn)
    await writeCourseCards(tx, courses, now, changeKind)
    await rebuildVoyageCards(
      tx,
      await findVoyagesShowing(tx, { parcours: ids, courses }),
      now,
      changeKind,
    )
  })
}
