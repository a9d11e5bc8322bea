import type { Call } from '@foulee/contract/shared/call'
import { keepPreviousData } from '@tanstack/react-query'
import { NO_AUTO_REFETCH } from '#kit/moderation/queue-query.ts'
import { itemsOf, pagesOf, queryOf } from '#platform/api/query-of.ts'

export const organisateurQuery = (slug: string, call?: Call) =>
  queryOf('GET /api/organisateurs/{id}', { params: { id: slug } }, call)

export const MIN_LETTERS = 2

export const searchQuery = (recherche: string) => ({
  ...queryOf('POST /api/courses/organisateurs/list', { body: { recherche } }),
  enabled: recherche.trim().length >= MIN_LETTERS,
  placeholderData: keepPreviousData,
})

export const myClaimsQuery = itemsOf('POST /api/claim/list', { body: { type: 'organisateur' } })

export const waitingClaimsQuery = {
  ...pagesOf('POST /api/claim/list', { body: { my: false, etat: 'staff' } }),
  ...NO_AUTO_REFETCH,
}
