import type { Input } from '@foulee/contract/call'
import { api } from '../../../api.ts'
import type { FilterValues } from '../../../browse/list-url.ts'

/** `GET /api/parcours` checks the values: the page passes on what its URL says. */
const asQuery = (filters: FilterValues) => filters as Input<'GET /api/parcours'>['query']

/** One page of the routes that pass the filters. */
export const readParcoursPage = (filters: FilterValues, page: number, signal: AbortSignal) =>
  api('GET /api/parcours', { query: { ...asQuery(filters), page } }, { signal })

/** The filters of routes with the options that have routes. */
export const readParcoursFiltres = async () => (await api('GET /api/filtres/parcours')).data
