import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { TRAINING_KEY } from '#features/entrainement/shared/entrainements/entrainements.queries.ts'
import { api } from '#platform/api/api.ts'
import { nextPage } from '#platform/api/next-page.ts'

const PER_PAGE = 50

export const athletesQuery = infiniteQueryOptions({
  queryKey: [...TRAINING_KEY, 'athletes'],
  queryFn: ({ pageParam: page }) =>
    api('POST /api/coaching/athletes/list', { query: { page, nb_page: PER_PAGE } }),
  initialPageParam: 1,
  getNextPageParam: nextPage(PER_PAGE),
})

export const athleteQuery = (id: number, du: string, au: string) =>
  queryOptions({
    queryKey: [...TRAINING_KEY, 'athletes', id, du, au],
    queryFn: async () =>
      (await api('POST /api/coaching/athletes/{id}', { params: { id }, query: { du, au } })).data,
  })

export const coachsQuery = queryOptions({
  queryKey: [...TRAINING_KEY, 'coachs'],
  queryFn: async () => (await api('POST /api/training/coachs')).data,
})
