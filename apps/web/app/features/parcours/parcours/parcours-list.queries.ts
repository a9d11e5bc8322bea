import type { Input } from '@foulee/contract/shared/call'
import type { FilterValues } from '#kit/list-page/list-url.ts'
import { api } from '#platform/api/api.ts'
import { queryOf } from '#platform/api/query-of.ts'

/** The API validates the values: the page forwards its URL. */
const asQuery = (filters: FilterValues) => filters as Input<'GET /api/parcours'>['query']

export const readParcoursPage = (filters: FilterValues, page: number, signal: AbortSignal) =>
  api('GET /api/parcours', { query: { ...asQuery(filters), page } }, { signal })

export const readParcoursDesserrer = async (filters: FilterValues, sans: string[]) =>
  (await api('GET /api/parcours/desserrer', { query: { ...asQuery(filters), sans } })).data

export const readParcoursFiltres = async () => (await api('GET /api/filtres/parcours')).data

export const dashboardParcoursQuery = queryOf('POST /api/dashboard/parcours')
