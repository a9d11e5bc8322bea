import type { Call } from '@foulee/contract/shared/call'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'

/** Enabled providers; they change with the server's settings only. */
export const providersQuery = (call: Call = api) =>
  queryOptions({
    queryKey: ['external', 'providers'],
    queryFn: async () => (await call('GET /api/auth/external')).data,
    staleTime: Number.POSITIVE_INFINITY,
  })

export const linkedQuery = queryOptions({
  queryKey: ['external', 'linked'],
  queryFn: async () => (await api('GET /api/auth/comptes-externes')).data,
})
