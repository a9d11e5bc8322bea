import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ONLY_WHEN_ASKED } from '#kit/moderation/queue-query.ts'
import { api } from '#platform/api/api.ts'
import { nextPage } from '#platform/api/next-page.ts'

const PER_PAGE = 20
const WAITING_PER_PAGE = 10

export const myCoursesQuery = infiniteQueryOptions({
  queryKey: ['courses', 'mes-courses'],
  queryFn: ({ pageParam: page }) =>
    api('GET /api/courses/mes-courses', { query: { page, nb_page: PER_PAGE } }),
  initialPageParam: 1,
  getNextPageParam: nextPage(PER_PAGE),
})

export const gestionQuery = (id: number) =>
  queryOptions({
    queryKey: ['courses', 'gestion', id],
    queryFn: async () => (await api('GET /api/courses/{id}/gestion', { params: { id } })).data,
  })

export const historyQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: ['courses', 'historique', id],
    queryFn: ({ pageParam: page }) =>
      api('GET /api/courses/{id}/historique', {
        params: { id },
        query: { page, nb_page: PER_PAGE },
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage(PER_PAGE),
  })

export const waitingQuery = infiniteQueryOptions({
  ...ONLY_WHEN_ASKED,
  queryKey: ['moderation', 'courses'],
  queryFn: ({ pageParam: page }) =>
    api('GET /api/courses/a-valider', { query: { page, nb_page: WAITING_PER_PAGE } }),
  initialPageParam: 1,
  getNextPageParam: nextPage(WAITING_PER_PAGE),
})

export const myOrganisateursQuery = queryOptions({
  queryKey: ['organisateurs', 'my'],
  queryFn: async () => (await api('POST /api/courses/organisateurs/my')).data,
})
