import { queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'

/** State of the second factor, never cached. */
export const facteurQuery = queryOptions({
  queryKey: ['second-facteur'],
  queryFn: async () => (await api('GET /api/second-facteur')).data,
  staleTime: 0,
})
