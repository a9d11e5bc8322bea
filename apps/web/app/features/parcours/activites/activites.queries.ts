import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { nextPage } from '#platform/api/next-page.ts'
import { type OutingSearch, toQuery } from './activites-url.ts'

/** Produit 1.6: five outings on a page. */
const PER_PAGE = 5

/** My results: each leads to the outing that it was (produit 9.14). */
export const MY_RESULTS = ['resultats', 'my'] as const

/** My outings that pass the filters. */
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

/** One of them, with its line. */
export const activiteQuery = (id: number) =>
  queryOptions({
    queryKey: ['activites', id],
    queryFn: async () => (await api('POST /api/activites/{id}', { params: { id } })).data,
    // A line that one measured is the same tomorrow.
    staleTime: Number.POSITIVE_INFINITY,
  })
