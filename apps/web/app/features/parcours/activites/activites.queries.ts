import { pagesOf, queryOf } from '#platform/api/query-of.ts'
import { type OutingSearch, toQuery } from './activites-url.ts'

/** Produit 1.6: five activities per page. */
const PER_PAGE = 5

export const activitesQuery = (search: OutingSearch) =>
  pagesOf('POST /api/activites/my', { query: { ...toQuery(search), nb_page: PER_PAGE } })

export const activiteQuery = (id: number) => ({
  ...queryOf('POST /api/activites/{id}', { params: { id } }),
  // A recorded track never changes.
  staleTime: Number.POSITIVE_INFINITY,
})
