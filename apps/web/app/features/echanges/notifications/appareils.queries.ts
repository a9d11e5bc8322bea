import { queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { useCall } from '#platform/api/use-call.ts'
import { PushRefusedError, readPushState, subscribe, unsubscribe } from './push-browser.ts'

export const appareilsQuery = queryOptions({
  queryKey: ['notifications', 'appareils'],
  queryFn: async () => {
    const [{ data }, etat] = await Promise.all([
      api('GET /api/notifications/appareils'),
      readPushState(),
    ])
    const courant = data.appareils.find(({ est_courant }) => est_courant)
    // Active only when both the browser and the server say so.
    return { ...data, courant, etat: etat === 'actif' && !courant ? ('inactif' as const) : etat }
  },
  staleTime: 0,
})

/** Reason why the browser shows no notifications; null when the browser has told it itself. */
export function formatPushFailure(cause: unknown): string {
  if (cause instanceof PushRefusedError) {
    return 'Votre navigateur n’a pas reçu votre accord. Pour changer d’avis, ouvrez les réglages de ce site dans votre navigateur.'
  }
  if (cause instanceof DOMException) {
    return 'Votre navigateur ne parvient pas à s’abonner. Vérifiez que ses notifications ne sont pas coupées, puis recommencez.'
  }
  return cause instanceof Error ? cause.message : ''
}

/** Subscribes this browser; must be called from a user gesture. */
export const useActivate = () =>
  useCall('POST /api/notifications/appareils', {
    input: async (cle: string) => ({ body: await subscribe(cle) }),
    renews: 'settled',
  })

export const useDeactivate = () =>
  useCall('POST /api/notifications/appareils/del', {
    input: async ({ id, isHere }: { id: number; isHere: boolean }) => {
      if (isHere) await unsubscribe()
      return { body: { id } }
    },
    renews: 'settled',
  })
