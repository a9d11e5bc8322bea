import type { Call, Input } from '@foulee/contract/shared/call'
import { queryOptions } from '@tanstack/react-query'
import type { FilterValues } from '#kit/list-page/list-url.ts'
import { api } from '#platform/api/api.ts'

export const CLAIMS = { queryKey: ['claim'] } as const

/** `GET /api/magasins` validates the values: the page forwards its URL. */
const asQuery = (filters: FilterValues) => filters as Input<'GET /api/magasins'>['query']

export const magasinQuery = (slug: string, call: Call = api) =>
  queryOptions({
    queryKey: ['magasins', 'page', slug],
    queryFn: async () => (await call('GET /api/magasins/{slug}', { params: { slug } })).data,
  })

export const readMagasinPage =
  (call: Call) => (filters: FilterValues, page: number, signal?: AbortSignal) =>
    call('GET /api/magasins', { query: { ...asQuery(filters), page } }, signal ? { signal } : {})

export const readMagasinFiltres = (call: Call) => async () =>
  (await call('GET /api/filtres/magasins')).data

export const departementsQuery = (call: Call = api) =>
  queryOptions({
    queryKey: ['magasins', 'departements'],
    queryFn: async () => (await call('GET /api/magasins/departements')).data,
  })

export const PER_PAGE = 24

export const departementQuery = (departement: string, page: number, call: Call = api) =>
  queryOptions({
    queryKey: ['magasins', 'departement', departement, page],
    queryFn: () => call('GET /api/magasins', { query: { departement, page, nb_page: PER_PAGE } }),
  })

export const myClaimsQuery = queryOptions({
  queryKey: ['claim', 'my', 'magasin'],
  queryFn: async () => (await api('POST /api/claim/list', { body: { type: 'magasin' } })).data,
})
