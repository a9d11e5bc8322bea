import type { Periode } from '@foulee/domain/courses/compteur'
import { queryOf } from '#platform/api/query-of.ts'

export const statistiquesQuery = (id: number, jours: Periode) =>
  queryOf('GET /api/courses/{id}/statistiques', { params: { id }, query: { jours } })
