import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'

export const jaugeQuery = () =>
  queryOptions({
    queryKey: ['points', 'jauge'],
    queryFn: async () => (await api('POST /api/profile/jauge', { query: { nb_page: 3 } })).data,
  })

export const historyQuery = () =>
  infiniteQueryOptions({
    queryKey: ['points', 'historique'],
    queryFn: async ({ pageParam, signal }) =>
      (await api('POST /api/profile/jauge', { query: { page: pageParam } }, { signal })).data,
    initialPageParam: 1,
    getNextPageParam: ({ points, nb }, pages) => {
      const loaded = pages.reduce((sum, page) => sum + page.points.length, 0)
      return points.length > 0 && loaded < nb ? pages.length + 1 : null
    },
  })
