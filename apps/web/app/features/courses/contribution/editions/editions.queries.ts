import { queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'

/** The editions of my race, as its organisers fill them in. */
export const editionsQuery = (id: number) =>
  queryOptions({
    queryKey: ['courses', 'editions', id],
    queryFn: async () => (await api('GET /api/courses/{id}/editions', { params: { id } })).data,
    // What is being written is not pulled away under the hand.
    refetchOnWindowFocus: false,
  })

/** What the law asks before each edition to come, and what is done of it. */
export const demarchesQuery = (id: number) =>
  queryOptions({
    queryKey: ['courses', 'demarches', id],
    queryFn: async () => (await api('GET /api/courses/{id}/demarches', { params: { id } })).data,
  })
