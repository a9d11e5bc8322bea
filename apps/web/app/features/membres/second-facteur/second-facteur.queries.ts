import { queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'

/** Where my second factor stands; as it is now, whenever it is looked at. */
export const facteurQuery = queryOptions({
  queryKey: ['second-facteur'],
  queryFn: async () => (await api('GET /api/second-facteur')).data,
  staleTime: 0,
})
