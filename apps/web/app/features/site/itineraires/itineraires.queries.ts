import type { Call, Input } from '@foulee/contract/shared/call'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { filtersToRelax, type ItinerairesFilters, type Search } from './itineraires-search.ts'

export const PER_PAGE = 24

/** The API validates the values: the page forwards its URL. */
const asQuery = (filters: ItinerairesFilters) => filters as Input<'GET /api/parcours'>['query']

export const itinerairesQuery = (call: Call = api) =>
  queryOptions({
    queryKey: ['itineraires'],
    queryFn: async () => (await call('GET /api/itineraires')).data,
  })

/** One page of filtered routes: newest first, or by relevance with text. */
export const parcoursPageQuery = (filters: ItinerairesFilters, page: number, call: Call = api) =>
  queryOptions({
    queryKey: ['itineraires', filters, page],
    queryFn: () =>
      call('GET /api/parcours', { query: { ...asQuery(filters), page, nb_page: PER_PAGE } }),
  })

/** Relaxations of a search without results, with their counts. */
export const loosenQuery = (filters: ItinerairesFilters, search: Search, call: Call = api) =>
  queryOptions({
    queryKey: ['itineraires', 'desserrer', filters, filtersToRelax(search)],
    queryFn: async () => {
      const query = { ...asQuery(filters), sans: filtersToRelax(search) }
      return (await call('GET /api/parcours/desserrer', { query })).data
    },
  })

export async function fetchParcours(
  client: QueryClient,
  call: Call,
  { filters, search, page }: { filters: ItinerairesFilters; search: Search; page: number },
) {
  const list = await client.fetchQuery(parcoursPageQuery(filters, page, call))
  if (list.nb === 0) await client.fetchQuery(loosenQuery(filters, search, call))
  return list
}
