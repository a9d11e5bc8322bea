import type { Call, Input } from '@foulee/contract/shared/call'
import type { Destination } from '@foulee/domain/sejours/destination'
import { queryOptions } from '@tanstack/react-query'
import type { FilterValues } from '#kit/list-page/list-url.ts'
import { api } from '#platform/api/api.ts'

/** The API validates the values: the page forwards its URL. */
const asQuery = (filters: FilterValues) => filters as Input<'GET /api/voyages'>['query']

export const voyageQuery = (slug: string, call: Call = api) =>
  queryOptions({
    queryKey: ['voyages', slug],
    queryFn: async () => (await call('GET /api/voyages/{id}', { params: { id: slug } })).data,
  })

export const voyagesOfCourseQuery = (id: number, call: Call = api) =>
  queryOptions({
    queryKey: ['voyages', 'course', id],
    queryFn: async () =>
      (await call('GET /api/courses/{id}/voyages', { params: { id: String(id) } })).data,
  })

export const readVoyagePage = (filters: FilterValues, page: number, signal: AbortSignal) =>
  api('GET /api/voyages', { query: { ...asQuery(filters), page } }, { signal })

export const readVoyageFiltres = async () => (await api('GET /api/filtres/voyages')).data

export const destinationsQuery = (call: Call = api) =>
  queryOptions({
    queryKey: ['destinations'],
    queryFn: async () => (await call('GET /api/destinations')).data,
  })

export const PER_PAGE = 20

/** Reference race of the member, stored in this browser. */
export type RaceInput = Input<'POST /api/voyages/{id}/jambes'>['body']

/** Assessment of each day for the member; personal, so queried after boot. */
export const jambesQuery = (slug: string, race: RaceInput) =>
  queryOptions({
    queryKey: ['voyages', slug, 'jambes', race],
    queryFn: async () =>
      (await api('POST /api/voyages/{id}/jambes', { params: { id: slug }, body: race })).data,
  })

/** A date before any departure: the filter then keeps stays with an open departure. */
const EVER = '2020-01-01'

export const nextQuery = (call: Call = api) =>
  queryOptions({
    queryKey: ['destinations', 'prochains'],
    queryFn: async () =>
      (await call('GET /api/voyages', { query: { date_min: EVER, nb_page: 6 } })).data,
  })

export const destinationQuery = (
  { pays, region }: Pick<Destination, 'pays' | 'region'>,
  page: number,
  call: Call = api,
) =>
  queryOptions({
    queryKey: ['destinations', pays, region, page],
    queryFn: () =>
      call('GET /api/voyages', {
        query: { pays, ...(region && { region }), date_min: EVER, page, nb_page: PER_PAGE },
      }),
  })
