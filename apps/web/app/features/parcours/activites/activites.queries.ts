import { pagesOf, queryOf } from '#platform/api/query-of.ts'
import { type OutingSearch, toQuery } from './activites-url.ts'

export const activitesQuery = (search: OutingSearch) =>
  pagesOf('POST /api/activites/my', { query: toQuery(search) })

/** Zones and cadence follow the sport. */
export const detailQuery = ({ id }: { id: number }) =>
  queryOf('POST /api/activites/{id}/detail', { params: { id } })

export const memesQuery = ({ id }: { id: number }) =>
  queryOf('POST /api/activites/{id}/avant', { params: { id } })

export const ecartQuery = (id: number, autre: number) =>
  queryOf('POST /api/activites/{id}/ecart/{id_autre}', { params: { id, id_autre: autre } })

export const activiteQuery = (id: number) => ({
  ...queryOf('POST /api/activites/{id}', { params: { id } }),
  // A recorded track changes by its own calls alone.
  staleTime: Number.POSITIVE_INFINITY,
})
