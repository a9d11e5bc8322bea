import type { Course } from '@foulee/contract/courses/courses'
import { coursePredictions } from '@foulee/contract/parcours/course-predictions'
import { getVisibleCourse } from '#features/courses/courses/courses.policy.ts'
import { assessRunner } from '#features/parcours/parcours/assess-runner.ts'
import { findRunner } from '#features/parcours/parcours/runner.queries.ts'
import { implement } from '#kernel/calls/feature.ts'
import { chooseEdition, predictCourse } from './predict-course.ts'

export const coursePredictionsRoutes = implement(coursePredictions, {
  'GET /api/courses/{id}/predictions': async ({ db, user, params, query, clock }) => {
    const { editions_id, ...reference } = query
    const course: Course = JSON.parse((await getVisibleCourse(db, user, params.id)).fiche)
    const assessment = assessRunner({ reference, ...(await findRunner(db, user.id, clock())) })
    if (!assessment) return { data: null }
    const edition = chooseEdition(course, editions_id)
    return { data: await predictCourse(db, course, edition, assessment) }
  },
})
