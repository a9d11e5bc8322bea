import type { Call } from '@foulee/contract/shared/call'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'

/** The managed page at a path, or where its path leads. */
export const pageQuery = (chemin: string, call: Call = api) =>
  queryOptions({
    queryKey: ['pages', chemin],
    queryFn: async () => (await call('GET /api/pages', { query: { chemin } })).data,
  })

/** A draft, by the link that the staff gave. */
export const apercuQuery = (jeton: string, call: Call = api) =>
  queryOptions({
    queryKey: ['pages', 'apercu', jeton],
    queryFn: async () => (await call('GET /api/pages/apercu/{jeton}', { params: { jeton } })).data,
    staleTime: 0,
  })

/** A text that the staff keeps under a key; null where the page of the code says its own. */
export const blocQuery = (cle: string, call: Call = api) =>
  queryOptions({
    queryKey: ['pages', 'bloc', cle],
    queryFn: async () => (await call('GET /api/pages/blocs/{cle}', { params: { cle } })).data,
  })
