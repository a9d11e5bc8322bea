import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'

export type Jours = '30' | '90' | '365'

/** What is counted of one of my races, over so many days. */
export const statistiquesQuery = (id: number, jours: Jours) =>
  queryOptions({
    queryKey: ['statistiques', id, jours],
    queryFn: async () =>
      (await api('GET /api/courses/{id}/statistiques', { params: { id }, query: { jours } })).data,
  })
