import type { Call, Input } from '@foulee/contract/shared/call'
import type { Destination } from '@foulee/domain/sejours/destination'
import type { FilterValues } from '#kit/list-page/list-url.ts'
import { api } from '#platform/api/api.ts'
import { itemsOf, queryOf } from '#platform/api/query-of.ts'

/** The API validates the values: the page forwards its URL. */
const asQuery = (filters: FilterValues) => filters as Input<'GET /api/voyages'>['query']

export const voyageQuery = (slug: string, call?: Call) =>
  queryOf('GET /api/voyages/{id}', { params: { id: slug } }, call)

export const voyagesOfCourseQuery = (id: number, call?: Call) =>
  queryOf('GET /api/courses/{id}/voyages', { params: { id: String(id) } }, call)

export const readVoyagePage = (filters: FilterValues, page: number, signal: AbortSignal) =>
  api('GET /api/voyages', { query: { ...asQuery(filters), page } }, { signal })

export const readVoyageFiltres = async () => (await api('GET /api/filtres/voyages')).data

export const destinationsQuery = (call?: Call) => queryOf('GET /api/destinations', {}, call)

export const PER_PAGE = 20

/** Reference race of the member, stored in this browser. */
export type RaceInput = Input<'POST /api/voyages/{id}/jambes'>['body']

/** Assessment of each day for the member; personal, so queried after boot. */
export const jambesQuery = (slug: string, body: RaceInput) =>
  queryOf('POST /api/voyages/{id}/jambes', { params: { id: slug }, body })

/** A date before any departure: the filter then keeps stays with an open departure. */
const EVER = '2020-01-01'

export const nextQuery = (call?: Call) =>
  itemsOf('GET /api/voyages', { query: { date_min: EVER, nb_page: 6 } }, call)

export const destinationQuery = (
  { pays, region }: Pick<Destination, 'pays' | 'region'>,
  page: number,
  call?: Call,
) => {
  const query = { pays, ...(region && { region }), date_min: EVER, page, nb_page: PER_PAGE }
  return queryOf('GET /api/voyages', { query }, call)
}
