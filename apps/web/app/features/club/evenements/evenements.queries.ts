import type { EvenementDate } from '@foulee/contract/club/evenements'
import type { Call, Input } from '@foulee/contract/shared/call'
import { queryOptions } from '@tanstack/react-query'
import type { FilterValues } from '#kit/list-page/list-url.ts'
import { api } from '#platform/api/api.ts'
import { itemsOf, queryOf } from '#platform/api/query-of.ts'

/** `GET /api/evenements` validates the values: the page forwards its URL. */
const asQuery = (filters: FilterValues) => filters as Input<'GET /api/evenements'>['query']

export const evenementQuery = (slug: string, call?: Call) =>
  queryOf('GET /api/evenements/{id}', { params: { id: slug } }, call)

export const readEvenementPage = (filters: FilterValues, page: number, signal: AbortSignal) =>
  api('GET /api/evenements', { query: { ...asQuery(filters), page } }, { signal })

export const readEvenementFiltres = async () => (await api('GET /api/filtres/evenements')).data

const DATES_PER_CALL = 100
const MAX_CALLS = 5

export const datesQuery = (filters: FilterValues, du: string, au: string) =>
  queryOptions({
    queryKey: ['evenements', 'dates', filters, du, au],
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

export const sortiesQuery = (call?: Call) => queryOf('GET /api/sorties', {}, call)

export const sortiesDepartementQuery = (departement: string, page: number, call?: Call) =>
  queryOf('GET /api/evenements', { query: { departement, page, nb_page: PER_PAGE } }, call)

type Of = { organisateur: string } | { parcours: string }

const SHOWN_BESIDE = 6

export const besideQuery = (of: Of, call?: Call) =>
  itemsOf('GET /api/evenements', { query: { ...of, nb_page: SHOWN_BESIDE } }, call)
