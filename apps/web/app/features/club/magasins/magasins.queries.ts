import type { Call, Input } from '@foulee/contract/shared/call'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { FilterValues } from '#kit/list-page/list-url.ts'
import { ONLY_WHEN_ASKED } from '#kit/moderation/queue-query.ts'
import { api } from '#platform/api/api.ts'
import { nextPage } from '#platform/api/next-page.ts'

const PER_QUEUE = 20

export const MAGASINS_KEY = { queryKey: ['magasins'] } as const
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

export const mineQuery = queryOptions({
  queryKey: ['magasins', 'my'],
  queryFn: async () => (await api('POST /api/magasins/mes-magasins')).data,
})

export const gestionQuery = (id: number) =>
  queryOptions({
    queryKey: ['magasins', 'gestion', id],
    queryFn: async () => (await api('GET /api/magasins/{id}/gestion', { params: { id } })).data,
  })

export const myClaimsQuery = queryOptions({
  queryKey: ['claim', 'my', 'magasin'],
  queryFn: async () => (await api('POST /api/claim/list', { body: { type: 'magasin' } })).data,
})

export const receivedQuery = (token: string) =>
  queryOptions({
    queryKey: ['magasins', 'invitation', token],
    queryFn: async () =>
      (await api('POST /api/magasins/invitation/show', { body: { token } })).data,
    enabled: token !== '',
  })

export const unverifiedQuery = infiniteQueryOptions({
  ...ONLY_WHEN_ASKED,
  queryKey: ['moderation', 'magasins'],
  queryFn: ({ pageParam: page }) =>
    api('GET /api/magasins/a-verifier', { query: { page, nb_page: PER_QUEUE } }),
  initialPageParam: 1,
  getNextPageParam: nextPage(PER_QUEUE),
})
