import type { Call } from '@foulee/contract/shared/call'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'

export const pageQuery = (chemin: string, call: Call = api) =>
  queryOptions({
    queryKey: ['pages', chemin],
    queryFn: async () => (await call('GET /api/pages', { query: { chemin } })).data,
  })

export const apercuQuery = (jeton: string, call: Call = api) =>
  queryOptions({
    queryKey: ['pages', 'apercu', jeton],
    queryFn: async () => (await call('GET /api/pages/apercu/{jeton}', { params: { jeton } })).data,
    staleTime: 0,
  })

/** A managed text by key; null keeps the built-in text. */
export const blocQuery = (cle: string, call: Call = api) =>
  queryOptions({
    queryKey: ['pages', 'bloc', cle],
    queryFn: async () => (await call('GET /api/pages/blocs/{cle}', { params: { cle } })).data,
  })
