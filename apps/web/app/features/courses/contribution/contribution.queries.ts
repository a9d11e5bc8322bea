import { gestionOf, waitingOf } from '#kit/publication/kind-queries.ts'
import { itemsOf, pagesOf } from '#platform/api/query-of.ts'
import { COURSE } from './course-kind.ts'

export const myCoursesQuery = pagesOf('GET /api/courses/mes-courses', {})

export const gestionQuery = (id: number) => gestionOf(COURSE, id)

export const waitingQuery = waitingOf('GET /api/courses/a-valider')

export const myOrganisateursQuery = itemsOf('POST /api/courses/organisateurs/my')
