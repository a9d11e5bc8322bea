import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { nextPage } from '#platform/api/next-page.ts'
import { type OutingSearch, toQuery } from './activites-url.ts'

/** Produit 1.6: five activities per page. */
const PER_PAGE = 5

/** Prefix of the member's results, which link to activities (produit 9.14). */
export const MY_RESULTS = ['resultats', 'my'] as const

export const activitesQuery = (search: OutingSearch) => {
  const query = toQuery(search)
  return infiniteQueryOptions({
    queryKey: ['activites', 'my', query],
    queryFn: ({ pageParam: page }) =>
      api('POST /api/activites/my', { query: { ...query, page, nb_page: PER_PAGE } }),
    initialPageParam: 1,
    getNextPageParam: nextPage(PER_PAGE),
  })
}

export const activiteQuery = (id: number) =>
  queryOptions({
    queryKey: ['activites', id],
    queryFn: async () => (await api('POST /api/activites/{id}', { params: { id } })).data,
    // A recorded track never changes.
    staleTime: Number.POSITIVE_INFINITY,
  })
