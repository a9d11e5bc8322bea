import type { Input, Output } from '@foulee/contract/shared/call'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { itemsOf } from '#platform/api/query-of.ts'

export type Service = Input<'POST /api/montres/del'>['body']['service']

export const montresQuery = itemsOf('GET /api/montres')

export type Sent = Output<'POST /api/parcours/sync/{id}'>['data']

/**
 * Sends a route to the watch.
 * @throws Error of produit 5.4 without a route
 */
export function useSync() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (parcours_id: number | null) => {
      if (!parcours_id) throw new Error('Missing parcours id to sync...')
      return (await api('POST /api/parcours/sync/{id}', { params: { id: parcours_id } })).data
    },
    // The failure may mean a revoked consent.
    onError: () => client.invalidateQueries({ queryKey: montresQuery.queryKey }),
  })
}
