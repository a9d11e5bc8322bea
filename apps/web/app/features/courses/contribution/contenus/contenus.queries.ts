import type { Periode } from '@foulee/domain/courses/compteur'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'

export const statistiquesQuery = (id: number, jours: Periode) =>
  queryOptions({
    queryKey: ['statistiques', id, jours],
    queryFn: async () =>
      (await api('GET /api/courses/{id}/statistiques', { params: { id }, query: { jours } })).data,
  })
