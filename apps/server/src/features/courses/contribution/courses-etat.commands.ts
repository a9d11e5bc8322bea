import type { Db, Tx } from '@foulee/db/connect'
import { rebuildCourseCards } from '@foulee/db/read-models/course-cards'
import * as t from '@foulee/db/schema'
import type { CourseChange } from '@foulee/domain/courses/changement'
import { findMissingForSubmission } from '@foulee/domain/courses/course'
import { eq } from 'drizzle-orm'
import {
  getOwnedCourse,
  type OwnedCourse,
} from '#features/courses/courses/courses-owned.queries.ts'
import { announceCourseChange } from '#kernel/notifications/announce-course.ts'
import { awardPoints } from '#kernel/points/points.award.ts'
import type { ManagedMove } from '#kernel/publication/owned-by-organisation.ts'
import { move } from '#kernel/publication/workflow.ts'
import { courseWorkflow } from './course.workflow.ts'
import { readCourse } from './courses-gestion.queries.ts'

type CourseMove = ManagedMove & { id: number }

export const moveCourse = (db: Db, { id, ...transition }: CourseMove): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await getOwnedCourse(tx, transition.user, id, { isLocked: true })
    const findMissing = async () =>
      findMissingForSubmission((await readCourse(tx, id, transition.now)).course)
    const isFirst = await move(tx, courseWorkflow, { row, findMissing, ...transition })
    if (isFirst) await publishFirst(tx, row)
    await announce(tx, row, transition)
    await rebuildCourseCards(tx, [id], transition.now)
  })

async function publishFirst(tx: Tx, { id, created_by }: OwnedCourse): Promise<void> {
  if (!created_by) return
  await tx.update(t.users).set({ organisateur: true }).where(eq(t.users.id, created_by))
  await awardPoints(tx, created_by, 'course_publiee', id)
}

async function announce(tx: Tx, row: OwnedCourse, { geste, motif, now }: ManagedMove) {
  const isBack = geste === 'publier' && row.publie_le !== null
  if (geste !== 'annuler' && !isBack) return
  const change: CourseChange = isBack
    ? { type: 'statut', avant: 'annulee', apres: 'publiee' }
    : { type: 'statut', avant: 'publiee', apres: 'annulee', motif }
  await announceCourseChange(tx, { courses_id: row.id, changes: [change], now })
}
