import { queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'

/** Where I am signed in; as it is now, whenever it is looked at. */
export const appareilsQuery = queryOptions({
  queryKey: ['auth', 'sessions'],
  queryFn: async () => (await api('POST /api/auth/sessions')).data,
  staleTime: 0,
})
