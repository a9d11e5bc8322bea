import type { Periode } from '@foulee/domain/courses/compteur'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'

/** What is counted of one of my races, over so many days. */
export const statistiquesQuery = (id: number, jours: Periode) =>
  queryOptions({
    queryKey: ['statistiques', id, jours],
    queryFn: async () =>
      (await api('GET /api/courses/{id}/statistiques', { params: { id }, query: { jours } })).data,
  })
