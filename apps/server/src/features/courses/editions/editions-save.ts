import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { rebuildCourseCards } from '@foulee/db/read-models/course-cards'
import { type CourseFacts, findCourseFacts } from '@foulee/db/read-models/course-facts'
import { presentCourse } from '@foulee/db/read-models/course-presenter'
import type { CourseChange } from '@foulee/domain/courses/changement'
import { findMissingForSubmission } from '@foulee/domain/courses/course'
import { getStatut, isPublished } from '@foulee/domain/shared/publication'
import type { Changes } from '@foulee/domain/shared/version'
import { getOwnedCourse } from '#features/courses/courses/courses-owned.queries.ts'
import { recordSave } from '#features/courses/courses/courses-versions.ts'
import { announceCourseChange } from '#kernel/notifications/announce-course.ts'
import { assertComplete } from '#kernel/publication/check-move.ts'
import type { User } from '#platform/http/user.ts'

export type Saving = {
  courses_id: number
  user: User
  now: Date
  version?: number | undefined
}

export type Written = {
  section: `edition:${number}` | `epreuve:${number}`
  changes: Changes
  news?: CourseChange[]
  id: number
}

export async function readFacts(db: Db | Tx, courses_id: number): Promise<CourseFacts> {
  const [facts] = await findCourseFacts(db, [courses_id])
  if (!facts) throw new ApiError('course_introuvable')
  return facts
}

/**
 * Changes editions of a race: checks access, locks, records the changes, notifies followers and
 * rebuilds the read model.
 * @returns the id of the written row
 * @throws ApiError `version_depassee`; `course_incomplete` when a submitted race would become
 * incomplete
 */
export async function saveEditions(
  db: Db,
  { courses_id, user, now, version }: Saving,
  write: (tx: Tx, facts: CourseFacts) => Promise<Written>,
): Promise<number> {
  return db.transaction(async (tx) => {
    const course = await getOwnedCourse(tx, user, courses_id, { isLocked: true })
    const { section, changes, news = [], id } = await write(tx, await readFacts(tx, courses_id))
    await recordSave(tx, { id: courses_id, section, user, now, changes, base: version })
    if (getStatut(course.etat) === 'en_validation') await checkStaysWhole(tx, courses_id, now)
    if (isPublished(course.etat)) await announceCourseChange(tx, { courses_id, changes: news, now })
    // A change worth a notice must not be served stale.
    await rebuildCourseCards(tx, [courses_id], now, news.length ? 'other' : 'edit')
    return id
  })
}

async function checkStaysWhole(tx: Tx, courses_id: number, now: Date): Promise<void> {
  const course = presentCourse(await readFacts(tx, courses_id), now)
  assertComplete('course_incomplete', findMissingForSubmission(course))
}

export function pickEdition(facts: CourseFacts, id: number) {
  const edition = facts.editions.find((edition) => edition.id === id)
  if (!edition) throw new ApiError('objet_introuvable')
  return edition
}
