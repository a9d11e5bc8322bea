import type { Call } from '@foulee/contract/shared/call'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { NO_AUTO_REFETCH } from '#kit/moderation/queue-query.ts'
import { api } from '#platform/api/api.ts'
import { nextPage } from '#platform/api/next-page.ts'

const PER_PAGE = 20

export const CLAIMS = { queryKey: ['claim'] } as const

export const organisateurQuery = (slug: string, call: Call = api) =>
  queryOptions({
    queryKey: ['organisateurs', 'page', slug],
    queryFn: async () => (await call('GET /api/organisateurs/{id}', { params: { id: slug } })).data,
  })

export const MIN_LETTERS = 2

export const searchQuery = (recherche: string) =>
  queryOptions({
    queryKey: ['organisateurs', 'recherche', recherche],
    queryFn: () => api('POST /api/courses/organisateurs/list', { body: { recherche } }),
    enabled: recherche.trim().length >= MIN_LETTERS,
    placeholderData: keepPreviousData,
  })

export const myClaimsQuery = queryOptions({
  queryKey: ['claim', 'my', 'organisateur'],
  queryFn: async () => (await api('POST /api/claim/list', { body: { type: 'organisateur' } })).data,
})

export const waitingClaimsQuery = infiniteQueryOptions({
  ...NO_AUTO_REFETCH,
  queryKey: ['moderation', 'revendications'],
  queryFn: ({ pageParam: page }) =>
    api('POST /api/claim/list', { body: { my: false, etat: 'staff', page, nb_page: PER_PAGE } }),
  initialPageParam: 1,
  getNextPageParam: nextPage(PER_PAGE),
})
