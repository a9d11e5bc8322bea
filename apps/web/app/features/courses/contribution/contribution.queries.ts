import { queryOptions } from '@tanstack/react-query'
import { gestionOf, PER_PAGE, waitingOf } from '#kit/publication/kind-queries.ts'
import { api } from '#platform/api/api.ts'
import { pagesOf } from '#platform/api/query-of.ts'
import { COURSE } from './course-kind.ts'

export const myCoursesQuery = pagesOf('GET /api/courses/mes-courses', {
  query: { nb_page: PER_PAGE },
})

export const gestionQuery = (id: number) => gestionOf(COURSE, id)

export const waitingQuery = waitingOf(COURSE, (query) =>
  api('GET /api/courses/a-valider', { query }),
)

export const myOrganisateursQuery = queryOptions({
  queryKey: ['organisateurs', 'my'],
  queryFn: async () => (await api('POST /api/courses/organisateurs/my')).data,
})
