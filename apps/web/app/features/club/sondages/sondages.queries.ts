import type { Call } from '@foulee/contract/shared/call'
import { pagesOf, queryOf } from '#platform/api/query-of.ts'

export const sondageQuery = (slug: string, call?: Call) =>
  queryOf('GET /api/sondages/{id}', { params: { id: slug } }, call)

export const monSondageQuery = (slug: string) =>
  queryOf('POST /api/profile/sondage/{id}', { params: { id: slug } })

export type Quoi = 'ouverts' | 'a_repondre' | 'repondus'

export const sondagesQuery = (quoi: Quoi) =>
  pagesOf('POST /api/profile/sondage', { query: { quoi } })
