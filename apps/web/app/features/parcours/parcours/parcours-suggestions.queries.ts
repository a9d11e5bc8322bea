import type { Call } from '@foulee/contract/shared/call'
import { queryOptions } from '@tanstack/react-query'
import { TRAINING_KEY } from '#features/entrainement/shared/entrainements/entrainements.queries.ts'
import { api } from '#platform/api/api.ts'

export const parcoursSortieQuery = (id: number) =>
  queryOptions({
    queryKey: [...TRAINING_KEY, 'parcours', id],
    queryFn: async () => (await api('POST /api/training/{id}/parcours', { params: { id } })).data,
  })

export const preparationQuery = (id: number, call: Call = api) =>
  queryOptions({
    queryKey: ['parcours', 'preparation', id],
    queryFn: async () =>
      (await call('GET /api/courses/{id}/parcours', { params: { id: String(id) } })).data,
  })
