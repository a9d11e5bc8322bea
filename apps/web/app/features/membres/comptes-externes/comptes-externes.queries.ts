import type { Call } from '@foulee/contract/shared/call'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'

/** The services that this installation lets sign in. They change with its settings only. */
export const providersQuery = (call: Call = api) =>
  queryOptions({
    queryKey: ['external', 'providers'],
    queryFn: async () => (await call('GET /api/auth/external')).data,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** My accounts elsewhere. */
export const linkedQuery = queryOptions({
  queryKey: ['external', 'linked'],
  queryFn: async () => (await api('GET /api/auth/comptes-externes')).data,
})
