import type { Call } from '@foulee/contract/shared/call'
import { queryOf } from '#platform/api/query-of.ts'

export const parcoursSortieQuery = (id: number) =>
  queryOf('POST /api/training/{id}/parcours', { params: { id } })

export const preparationQuery = (id: number, call?: Call) =>
  queryOf('GET /api/courses/{id}/parcours', { params: { id: String(id) } }, call)
