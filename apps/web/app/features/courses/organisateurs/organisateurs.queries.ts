import type { Call } from '@foulee/contract/shared/call'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { NO_AUTO_REFETCH } from '#kit/moderation/queue-query.ts'
import { api } from '#platform/api/api.ts'
import { nextPage } from '#platform/api/next-page.ts'
import { itemsOf, queryOf } from '#platform/api/query-of.ts'

const PER_PAGE = 20

export const organisateurQuery = (slug: string, call?: Call) =>
  queryOf('GET /api/organisateurs/{id}', { params: { id: slug } }, call)

export const MIN_LETTERS = 2

export const searchQuery = (recherche: string) => ({
  ...queryOf('POST /api/courses/organisateurs/list', { body: { recherche } }),
  enabled: recherche.trim().length >= MIN_LETTERS,
  placeholderData: keepPreviousData,
})

export const myClaimsQuery = itemsOf('POST /api/claim/list', { body: { type: 'organisateur' } })

export const waitingClaimsQuery = infiniteQueryOptions({
  ...NO_AUTO_REFETCH,
  queryKey: ['moderation', 'revendications'],
  queryFn: ({ pageParam: page }) =>
    api('POST /api/claim/list', { body: { my: false, etat: 'staff', page, nb_page: PER_PAGE } }),
  initialPageParam: 1,
  getNextPageParam: nextPage(PER_PAGE),
})
