import { queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'

export const editionsQuery = (id: number) =>
  queryOptions({
    queryKey: ['courses', 'editions', id],
    queryFn: async () => (await api('GET /api/courses/{id}/editions', { params: { id } })).data,
    // A refetch on focus would discard text being typed.
    refetchOnWindowFocus: false,
  })

export const demarchesQuery = (id: number) =>
  queryOptions({
    queryKey: ['courses', 'demarches', id],
    queryFn: async () => (await api('GET /api/courses/{id}/demarches', { params: { id } })).data,
  })
