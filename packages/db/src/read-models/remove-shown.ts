import type { Tx } from '../connect.ts'
import { rebuildCourseCards } from './course-cards.ts'
import { findCoursesFollowing, findVoyagesShowing } from './shown-in.ts'
import { rebuildVoyageCards } from './voyage-cards.ts'

export async function removeShown(
  tx: Tx,
  { parcours = [], epreuves = [] }: { parcours?: readonly number[]; epreuves?: readonly number[] },
  now: Date,
  remove: () => Promise<unknown>,
): Promise<void> {
  const courses = await findCoursesFollowing(tx, parcours)
  const voyages = await findVoyagesShowing(tx, { parcours, epreuves })
  await remove()
  await rebuildCourseCards(tx, courses, now)
  await rebuildVoyageCards(tx, voyages, now)
}
