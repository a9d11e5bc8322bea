import type { Call } from '@foulee/contract/call'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'

/** One route, whole. */
export const parcoursQuery = (slug: string, call: Call = api) =>
  queryOptions({
    queryKey: ['parcours', slug],
    queryFn: async () => (await call('GET /api/parcours/{id}', { params: { id: slug } })).data,
  })
