import type { Call } from '@foulee/contract/shared/call'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ONLY_WHEN_ASKED } from '#kit/moderation/queue-query.ts'
import { api } from '#platform/api/api.ts'
import { nextPage } from '#platform/api/next-page.ts'

const PER_PAGE = 20

/** Under this key stands everything about agencies: asked again whenever one changes. */
export const AGENCES = { queryKey: ['agences'] } as const
/** The lists of stays, which name their agency. */
export const VOYAGES = { queryKey: ['voyages'] } as const

/** The public page of an agency. */
export const agenceQuery = (slug: string, call: Call = api) =>
  queryOptions({
    queryKey: ['agences', 'page', slug],
    queryFn: async () => (await call('GET /api/agences/{id}', { params: { id: slug } })).data,
  })

/** The agencies that I am a member of. */
export const mineQuery = queryOptions({
  queryKey: ['agences', 'my'],
  queryFn: async () => (await api('POST /api/voyages/agences/my')).data,
})

/** One of them, with its members. */
export const gestionQuery = (id: number) =>
  queryOptions({
    queryKey: ['agences', 'gestion', id],
    queryFn: async () => (await api('GET /api/agences/{id}/gestion', { params: { id } })).data,
  })

/** What the link of an invitation leads to. */
export const receivedQuery = (token: string) =>
  queryOptions({
    queryKey: ['agences', 'invitation', token],
    queryFn: async () => (await api('POST /api/agences/invitation/show', { body: { token } })).data,
    enabled: token !== '',
  })

/** Agencies whose papers the staff has not seen. */
export const unverifiedQuery = infiniteQueryOptions({
  ...ONLY_WHEN_ASKED,
  queryKey: ['moderation', 'agences'],
  queryFn: ({ pageParam: page }) =>
    api('GET /api/agences/a-verifier', { query: { page, nb_page: PER_PAGE } }),
  initialPageParam: 1,
  getNextPageParam: nextPage(PER_PAGE),
})

/** What one writes about and to whom, before writing to the agency of a stay. */
export const contactQuery = (slug: string) =>
  queryOptions({
    queryKey: ['agences', 'contact', slug],
    queryFn: async () =>
      (await api('GET /api/voyages/{id}/contact', { params: { id: slug } })).data,
  })
