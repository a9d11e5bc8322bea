import type { Call } from '@foulee/contract/shared/call'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ONLY_WHEN_ASKED } from '#kit/moderation/queue-query.ts'
import { api } from '#platform/api/api.ts'
import { nextPage } from '#platform/api/next-page.ts'

const PER_PAGE = 20

/** Prefix of all queries about agencies, invalidated by any change. */
export const AGENCES = { queryKey: ['agences'] } as const
export const VOYAGES = { queryKey: ['voyages'] } as const

export const agenceQuery = (slug: string, call: Call = api) =>
  queryOptions({
    queryKey: ['agences', 'page', slug],
    queryFn: async () => (await call('GET /api/agences/{id}', { params: { id: slug } })).data,
  })

export const mineQuery = queryOptions({
  queryKey: ['agences', 'my'],
  queryFn: async () => (await api('POST /api/voyages/agences/my')).data,
})

export const gestionQuery = (id: number) =>
  queryOptions({
    queryKey: ['agences', 'gestion', id],
    queryFn: async () => (await api('GET /api/agences/{id}/gestion', { params: { id } })).data,
  })

export const receivedQuery = (token: string) =>
  queryOptions({
    queryKey: ['agences', 'invitation', token],
    queryFn: async () => (await api('POST /api/agences/invitation/show', { body: { token } })).data,
    enabled: token !== '',
  })

export const unverifiedQuery = infiniteQueryOptions({
  ...ONLY_WHEN_ASKED,
  queryKey: ['moderation', 'agences'],
  queryFn: ({ pageParam: page }) =>
    api('GET /api/agences/a-verifier', { query: { page, nb_page: PER_PAGE } }),
  initialPageParam: 1,
  getNextPageParam: nextPage(PER_PAGE),
})

export const contactQuery = (slug: string) =>
  queryOptions({
    queryKey: ['agences', 'contact', slug],
    queryFn: async () =>
      (await api('GET /api/voyages/{id}/contact', { params: { id: slug } })).data,
  })
