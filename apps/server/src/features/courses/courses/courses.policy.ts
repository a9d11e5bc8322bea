import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { ofOrganisateur } from '#kernel/organisations/organisateurs.membership.ts'
import type { User } from '#platform/http/user.ts'
import { type CourseRow, findCourse } from './courses.queries.ts'

export async function canEditCourse(
  db: Db | Tx,
  user: User | null,
  course: { organisateurs_id: number },
): Promise<boolean> {
  if (!user) return false
  return user.compte.staff || ofOrganisateur.isMember(db, course.organisateurs_id, user.id)
}

/** @throws ApiError `course_introuvable`, also for another's draft: its existence is private */
export async function getVisibleCourse(
  db: Db,
  user: User | null,
  idOrSlug: string,
): Promise<CourseRow> {
  const course = await findCourse(db, idOrSlug)
  if (course && (course.is_visible || (await canEditCourse(db, user, course)))) return course
  throw new ApiError('course_introuvable')
}
