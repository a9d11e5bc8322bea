import type { Call, Input } from '@foulee/contract/shared/call'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { type ItinerairesFilters, namesToLoosen, type Search } from './itineraires-search.ts'

export const PER_PAGE = 24

/** `GET /api/parcours` checks the values: the page passes on what its address says. */
const asQuery = (filters: ItinerairesFilters) => filters as Input<'GET /api/parcours'>['query']

/** How many routes each département has. */
export const itinerairesQuery = (call: Call = api) =>
  queryOptions({
    queryKey: ['itineraires'],
    queryFn: async () => (await call('GET /api/itineraires')).data,
  })

/** One page of the routes that pass the filters: the newest first, or the most fitting where words were typed. */
export const parcoursPageQuery = (filters: ItinerairesFilters, page: number, call: Call = api) =>
  queryOptions({
    queryKey: ['itineraires', filters, page],
    queryFn: () =>
      call('GET /api/parcours', { query: { ...asQuery(filters), page, nb_page: PER_PAGE } }),
  })

/** What to loosen in a search that finds nothing, with how many each way finds. */
export const loosenQuery = (filters: ItinerairesFilters, search: Search, call: Call = api) =>
  queryOptions({
    queryKey: ['itineraires', 'desserrer', filters, namesToLoosen(search)],
    queryFn: async () => {
      const query = { ...asQuery(filters), sans: namesToLoosen(search) }
      return (await call('GET /api/parcours/desserrer', { query })).data
    },
  })

/** A page of routes into the cache; where there is none, what to loosen. */
export async function fetchParcours(
  client: QueryClient,
  call: Call,
  { filters, search, page }: { filters: ItinerairesFilters; search: Search; page: number },
) {
  const list = await client.fetchQuery(parcoursPageQuery(filters, page, call))
  if (list.nb === 0) await client.fetchQuery(loosenQuery(filters, search, call))
  return list
}
