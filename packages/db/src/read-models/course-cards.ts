import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../connect.ts'
import { writeCourseCards } from './course-card-rows.ts'
import { writeParcoursCards } from './parcours-card-rows.ts'
import type { ChangeKind } from './rebuild.ts'
import { findParcoursNaming, findVoyagesShowing } from './shown-in.ts'
import { rebuildVoyageCards } from './voyage-cards.ts'

/**
 * Rebuilds the read model of races, of parcours that name them and of stays that display them, in
 * the transaction of the change.
 * @param ids deleted races lose their row by cascade
 * @param changeKind kind of change; lists may serve stale data only for an edit
 */
export async function rebuildCourseCards(
  db: Db | Tx,
  ids: readonly number[],
  now: Date,
  changeKind: ChangeKind = 'other',
): Promise<void> {
  if (!ids.length) return
  await db.transaction(async (tx) => {
    // Before the races, in the order of `rebuildParcoursCards`: the other way round, two changes
    // could wait for each other. It also reads which parcours the former card linked to.
    await writeParcoursCards(tx, await findParcoursNaming(tx, ids), now, changeKind)
    await rebuildCoursesAndStays(tx, ids, now, changeKind)
  })
}

async function rebuildCoursesAndStays(
  tx: Tx,
  ids: readonly number[],
  now: Date,
  changeKind: ChangeKind,
) {
  await writeCourseCards(tx, ids, now, changeKind)
  await rebuildVoyageCards(tx, await findVoyagesShowing(tx, { courses: ids }), now, changeKind)
}

/**
 * Rebuilds rows expired by time: an edition ended, registration opened…
 * @returns their number
 */
export async function refreshCourseCards(db: Db | Tx, now: Date): Promise<number> {
  const result = await db.execute<{ id: number }>(sql`
    select courses_id as id from course_cards
    where valable_jusqua <= ${now.toISOString()}::timestamptz order by courses_id`)
  const ids = result.rows.map(({ id }) => id)
  if (ids.length) await db.transaction((tx) => rebuildCoursesAndStays(tx, ids, now, 'edit'))
  return ids.length
}
