import type { EvenementDate } from '@foulee/contract/club/evenements'
import type { Call, Input } from '@foulee/contract/shared/call'
import { queryOptions } from '@tanstack/react-query'
import type { FilterValues } from '#kit/list-page/list-url.ts'
import { api } from '#platform/api/api.ts'

/** Under this key stands everything about events: asked again whenever one changes. */
export const EVENEMENTS_KEY = ['evenements'] as const

/** `GET /api/evenements` checks the values: the page passes on what its URL says. */
const asQuery = (filters: FilterValues) => filters as Input<'GET /api/evenements'>['query']

/** One event, whole. */
export const evenementQuery = (slug: string, call: Call = api) =>
  queryOptions({
    queryKey: [...EVENEMENTS_KEY, slug],
    queryFn: async () => (await call('GET /api/evenements/{id}', { params: { id: slug } })).data,
  })

/** One page of the events that pass the filters. */
export const readEvenementPage = (filters: FilterValues, page: number, signal: AbortSignal) =>
  api('GET /api/evenements', { query: { ...asQuery(filters), page } }, { signal })

/** The filters of events with the options that have events. */
export const readEvenementFiltres = async () => (await api('GET /api/filtres/evenements')).data

/** As many at once as a call answers, and as many calls as a page of a calendar waits for. */
const DATES_PER_CALL = 100
const MAX_CALLS = 5

/** Every date from a day to another that passes the filters, the nearest first. */
export const datesQuery = (filters: FilterValues, du: string, au: string) =>
  queryOptions({
    queryKey: [...EVENEMENTS_KEY, 'dates', filters, du, au],
    queryFn: ({ signal }) => readDates({ ...filters, debut_min: du, debut_max: au }, signal),
  })

async function readDates(filters: FilterValues, signal: AbortSignal) {
  const dates: EvenementDate[] = []
  for (let page = 1; page <= MAX_CALLS; page++) {
    const query = { ...asQuery(filters), page, nb_page: DATES_PER_CALL }
    const { data, nb } = await api('GET /api/evenements/dates', { query }, { signal })
    dates.push(...data)
    if (dates.length >= nb || data.length === 0) return { dates, nb }
  }
  return { dates, nb: dates.length }
}

export const PER_PAGE = 20

/** How many events to come each département has. */
export const sortiesQuery = (call: Call = api) =>
  queryOptions({
    queryKey: ['sorties'],
    queryFn: async () => (await call('GET /api/sorties')).data,
  })

/** The events of one département, the next first: one page of the directory. */
export const sortiesDepartementQuery = (departement: string, page: number, call: Call = api) =>
  queryOptions({
    queryKey: ['sorties', departement, page],
    queryFn: () => call('GET /api/evenements', { query: { departement, page, nb_page: PER_PAGE } }),
  })

/** Of whom, or on which route. */
type Of = { organisateur: string } | { parcours: string }

/** As many as a part of another page shows. */
const SHOWN_BESIDE = 6

/** The next events of an organiser, or on a route. */
export const besideQuery = (of: Of, call: Call = api) =>
  queryOptions({
    queryKey: [...EVENEMENTS_KEY, 'a-cote', of],
    queryFn: async () =>
      (await call('GET /api/evenements', { query: { ...of, nb_page: SHOWN_BESIDE } })).data,
  })
