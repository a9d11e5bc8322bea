import type { Call, Input } from '@foulee/contract/shared/call'
import type { FilterValues } from '#kit/list-page/list-url.ts'
import { itemsOf, queryOf } from '#platform/api/query-of.ts'

/** `GET /api/magasins` validates the values: the page forwards its URL. */
const asQuery = (filters: FilterValues) => filters as Input<'GET /api/magasins'>['query']

export const magasinQuery = (slug: string, call?: Call) =>
  queryOf('GET /api/magasins/{slug}', { params: { slug } }, call)

export const readMagasinPage =
  (call: Call) => (filters: FilterValues, page: number, signal?: AbortSignal) =>
    call('GET /api/magasins', { query: { ...asQuery(filters), page } }, signal ? { signal } : {})

export const readMagasinFiltres = (call: Call) => async () =>
  (await call('GET /api/filtres/magasins')).data

export const departementsQuery = (call?: Call) =>
  queryOf('GET /api/magasins/departements', {}, call)

export const PER_PAGE = 24

export const departementQuery = (departement: string, page: number, call?: Call) =>
  queryOf('GET /api/magasins', { query: { departement, page, nb_page: PER_PAGE } }, call)

export const myClaimsQuery = itemsOf('POST /api/claim/list', { body: { type: 'magasin' } })
