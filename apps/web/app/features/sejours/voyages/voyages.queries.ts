import type { Call, Input } from '@foulee/contract/shared/call'
import type { Destination } from '@foulee/domain/sejours/destination'
import { queryOptions } from '@tanstack/react-query'
import type { FilterValues } from '#kit/list-page/list-url.ts'
import { api } from '#platform/api/api.ts'

/** `GET /api/voyages` checks the values: the page passes on what its URL says. */
const asQuery = (filters: FilterValues) => filters as Input<'GET /api/voyages'>['query']

/** One stay, whole. */
export const voyageQuery = (slug: string, call: Call = api) =>
  queryOptions({
    queryKey: ['voyages', slug],
    queryFn: async () => (await call('GET /api/voyages/{id}', { params: { id: slug } })).data,
  })

/** The stays to come where a race is run. */
export const voyagesOfCourseQuery = (id: number, call: Call = api) =>
  queryOptions({
    queryKey: ['voyages', 'course', id],
    queryFn: async () =>
      (await call('GET /api/courses/{id}/voyages', { params: { id: String(id) } })).data,
  })

/** One page of the stays that pass the filters. */
export const readVoyagePage = (filters: FilterValues, page: number, signal: AbortSignal) =>
  api('GET /api/voyages', { query: { ...asQuery(filters), page } }, { signal })

/** The filters of stays with the options that have stays. */
export const readVoyageFiltres = async () => (await api('GET /api/filtres/voyages')).data

/** How many stays to come each country and each region of France has. */
export const destinationsQuery = (call: Call = api) =>
  queryOptions({
    queryKey: ['destinations'],
    queryFn: async () => (await call('GET /api/destinations')).data,
  })

export const PER_PAGE = 20

/** A race that somebody ran, as they told it to this browser. */
export type ToldRace = Input<'POST /api/voyages/{id}/jambes'>['body']

/** What each day asks of my legs; personal, so asked after boot. */
export const jambesQuery = (slug: string, race: ToldRace) =>
  queryOptions({
    queryKey: ['voyages', slug, 'jambes', race],
    queryFn: async () =>
      (await api('POST /api/voyages/{id}/jambes', { params: { id: slug }, body: race })).data,
  })

/** Before any departure: what passes it has one to come that can still be booked. */
const EVER = '2020-01-01'

/** The stays that leave next, wherever. */
export const nextQuery = (call: Call = api) =>
  queryOptions({
    queryKey: ['destinations', 'prochains'],
    queryFn: async () =>
      (await call('GET /api/voyages', { query: { date_min: EVER, nb_page: 6 } })).data,
  })

/** The stays of one destination that leave again, the next first: one page of the directory. */
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
