import type { Input, Output } from '@foulee/contract/shared/call'
import { useQueryClient } from '@tanstack/react-query'
import { itemsOf } from '#platform/api/query-of.ts'
import { useCall } from '#platform/api/use-call.ts'
import { saveTrip } from './trip.ts'

export type Service = Input<'POST /api/montres/del'>['body']['service']

export const montresQuery = itemsOf('GET /api/montres')

/** Redirects to the maker; `isPending` until the browser leaves. */
export const useConnect = () =>
  useCall('POST /api/montres/relier', {
    input: ({ service }: { service: Service; retour: string }) => ({ body: { service } }),
    onSuccess: ({ state, secret, url }, { retour }) => {
      saveTrip({ state, secret, retour })
      location.assign(url)
    },
    renews: 'never',
  })

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
  return useCall('POST /api/parcours/sync/{id}', {
    input: (parcours_id: number | null) => {
      if (!parcours_id) throw new Error('Missing parcours id to sync...')
      return { params: { id: parcours_id } }
    },
    renews: 'never',
    // The failure may mean a revoked consent.
    onError: () => client.invalidateQueries({ queryKey: montresQuery.queryKey }),
  })
}
