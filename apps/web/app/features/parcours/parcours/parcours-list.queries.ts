import type { Input } from '@foulee/contract/shared/call'
import { queryOptions } from '@tanstack/react-query'
import type { FilterValues } from '#kit/list-page/list-url.ts'
import { api } from '#platform/api/api.ts'

/** `GET /api/parcours` checks the values: the page passes on what its URL says. */
const asQuery = (filters: FilterValues) => filters as Input<'GET /api/parcours'>['query']

/** One page of the routes that pass the filters. */
export const readParcoursPage = (filters: FilterValues, page: number, signal: AbortSignal) =>
  api('GET /api/parcours', { query: { ...asQuery(filters), page } }, { signal })

/** How many routes there would be without each of these filters. */
export const readParcoursDesserrer = async (filters: FilterValues, sans: string[]) =>
  (await api('GET /api/parcours/desserrer', { query: { ...asQuery(filters), sans } })).data

/** The filters of routes with the options that have routes. */
export const readParcoursFiltres = async () => (await api('GET /api/filtres/parcours')).data

/** What the home shows of routes: the latest, and the best liked. */
export const dashboardParcoursQuery = () =>
  queryOptions({
    queryKey: ['dashboard', 'parcours'],
    queryFn: async () => (await api('POST /api/dashboard/parcours')).data,
  })
