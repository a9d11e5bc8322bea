import type { Call } from '@foulee/contract/shared/call'
import { itemsOf, queryOf } from '#platform/api/query-of.ts'

const HOME_MAX = 3
export const PAGE_MAX = 12

export const homeActualitesQuery = itemsOf('POST /api/dashboard/actualites', {
  query: { nb_page: HOME_MAX },
})

export const actualitesQuery = (page: number, call?: Call) =>
  queryOf('POST /api/dashboard/actualites', { query: { page, nb_page: PAGE_MAX } }, call)

export const actualiteQuery = (slug: string, call?: Call) =>
  queryOf('POST /api/actualites/{id}', { params: { id: slug } }, call)

export const tvQuery = itemsOf('POST /api/dashboard/tv')
