import type { Call } from '@foulee/contract/shared/call'
import { queryOf } from '#platform/api/query-of.ts'

export const pageQuery = (chemin: string, call?: Call) =>
  queryOf('GET /api/pages', { query: { chemin } }, call)

export const apercuQuery = (jeton: string, call?: Call) => ({
  ...queryOf('GET /api/pages/apercu/{jeton}', { params: { jeton } }, call),
  staleTime: 0,
})

/** A managed text by key; null keeps the built-in text. */
export const blocQuery = (cle: string, call?: Call) =>
  queryOf('GET /api/pages/blocs/{cle}', { params: { cle } }, call)
