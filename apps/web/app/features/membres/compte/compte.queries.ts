import { queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'

/** Sessions of the member, never cached. */
export const appareilsQuery = queryOptions({
  queryKey: ['auth', 'sessions'],
  queryFn: async () => (await api('POST /api/auth/sessions')).data,
  staleTime: 0,
})
