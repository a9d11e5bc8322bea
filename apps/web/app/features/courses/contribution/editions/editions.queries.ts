import { queryOf } from '#platform/api/query-of.ts'

export const editionsQuery = (id: number) => ({
  ...queryOf('GET /api/courses/{id}/editions', { params: { id } }),
  // A refetch on focus would discard text being typed.
  refetchOnWindowFocus: false,
})

export const demarchesQuery = (id: number) =>
  queryOf('GET /api/courses/{id}/demarches', { params: { id } })
