import type { Input, Output } from '@foulee/contract/shared/call'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { itemsOf } from '#platform/api/query-of.ts'
import { useCall } from '#platform/api/use-call.ts'
import { saveTrip } from './trip.ts'

export type Service = Input<'POST /api/montres/del'>['body']['service']

export const montresQuery = itemsOf('GET /api/montres')

/** Redirects to the maker; `isPending` until the browser leaves. */
export function useConnect() {
  return useMutation({
    mutationFn: async ({ service, retour }: { service: Service; retour: string }) => {
      const { data } = await api('POST /api/montres/relier', { body: { service } })
      saveTrip({ state: data.state, secret: data.secret, retour })
      location.assign(data.url)
    },
  })
}

export const useDisconnect = () =>
  useCall('POST /api/montres/del', {
    input: (service: Service) => ({ body: { service } }),
    renews: 'settled',
  })

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
      const params = { id: String(parcours_id) }
      return (await api('POST /api/parcours/sync/{id}', { params })).data
    },
    // The failure may mean a revoked consent.
    onError: () => client.invalidateQueries({ queryKey: montresQuery.queryKey }),
  })
}
