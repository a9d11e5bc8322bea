import type { Call } from '@foulee/contract/shared/call'
import { queryOf } from '#platform/api/query-of.ts'

export const agenceQuery = (slug: string, call?: Call) =>
  queryOf('GET /api/agences/{id}', { params: { id: slug } }, call)

export const contactQuery = (slug: string) =>
  queryOf('GET /api/voyages/{id}/contact', { params: { id: slug } })
