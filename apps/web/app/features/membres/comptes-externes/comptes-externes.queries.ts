import type { Call } from '@foulee/contract/shared/call'
import { itemsOf } from '#platform/api/query-of.ts'

/** Enabled providers; they change with the server's settings only. */
export const providersQuery = (call?: Call) =>
  ({ ...itemsOf('GET /api/auth/external', {}, call), staleTime: 'static' }) as const

export const linkedQuery = itemsOf('GET /api/auth/comptes-externes')
