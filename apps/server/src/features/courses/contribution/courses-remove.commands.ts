import { getOwnedCourse } from '#features/courses/courses/courses-owned.queries.ts'
import { removeDraft } from '#kernel/publication/remove-draft.ts'
import type { Services } from '#kernel/services.ts'
import type { User } from '#platform/http/user.ts'
import { courseWorkflow } from './course.workflow.ts'
import { removeCourseRows } from './course-rows.ts'

export const removeCourse = (
  services: Pick<Services, 'db' | 'storage' | 'log'>,
  { id, user }: { id: number; user: User },
): Promise<void> =>
  removeDraft(services, courseWorkflow, {
    user,
    find: (tx) => getOwnedCourse(tx, user, id, { isLocked: true }),
    stays: 'Une course publiée s’annule.',
    details: ({ nom, organisateurs_id }) => ({ nom, organisateurs_id }),
    removeRows: removeCourseRows,
  })
