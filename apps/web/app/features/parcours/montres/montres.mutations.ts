import { useCall } from '#platform/api/use-call.ts'
import type { Service } from './montres.queries.ts'
import { saveTrip } from './trip.ts'

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
