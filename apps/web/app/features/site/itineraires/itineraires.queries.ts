import type { Call, Input } from '@foulee/contract/shared/call'
import type { QueryClient } from '@tanstack/react-query'
import { queryOf } from '#platform/api/query-of.ts'
import { filtersToRelax, type ItinerairesFilters, type Search } from './itineraires-search.ts'

export const PER_PAGE = 24

/** The API validates the values: the page forwards its URL. */
const asQuery = (filters: ItinerairesFilters) => filters as Input<'GET /api/parcours'>['query']

export const itinerairesQuery = (call?: Call) => queryOf('GET /api/itineraires', {}, call)

/** One page of filtered routes: newest first, or by relevance with text. */
export const parcoursPageQuery = (filters: ItinerairesFilters, page: number, call?: Call) =>
  queryOf('GET /api/parcours', { query: { ...asQuery(filters), page, nb_page: PER_PAGE } }, call)

/** Relaxations of a search without results, with their counts. */
export const loosenQuery = (filters: ItinerairesFilters, search: Search, call?: Call) =>
  queryOf(
    'GET /api/parcours/desserrer',
    { query: { ...asQuery(filters), sans: filtersToRelax(search) } },
    call,
  )

export async function fetchParcours(
  client: QueryClient,
  call: Call,
  { filters, search, page }: { filters: ItinerairesFilters; search: Search; page: number },
) {
  const list = await client.fetchQuery(parcoursPageQuery(filters, page, call))
  if (list.nb === 0) await client.fetchQuery(loosenQuery(filters, search, call))
  return list
}
