import type {
  ChangesNotifications,
  ReglagesNotifications,
} from '@foulee/contract/echanges/reglages-notifications'
import type { Notification } from '@foulee/domain/echanges/notification'
import { useQueryClient } from '@tanstack/react-query'
import { queryOf } from '#platform/api/query-of.ts'
import { useCall } from '#platform/api/use-call.ts'

export const reglagesQuery = queryOf('GET /api/notifications/reglages')

export function useSaveReglages() {
  const client = useQueryClient()
  const { queryKey } = reglagesQuery
  return useCall('POST /api/notifications/reglages', {
    scope: { id: 'notifications-reglages' },
    mutationKey: queryKey,
    input: (body: ChangesNotifications) => ({ body }),
    renews: 'error',
    onMutate: async (changes) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (kept) => kept && merge(kept, changes))
    },
    update: (known, data) => {
      if (known.isMutating({ mutationKey: queryKey }) <= 1) known.setQueryData(queryKey, data)
    },
  })
}

function merge(
  kept: ReglagesNotifications,
  { choix = {}, ...moment }: ChangesNotifications,
): ReglagesNotifications {
  const merged = { ...kept.choix }
  for (const [kind, channels] of Object.entries(choix)) {
    const name = kind as Notification
    merged[name] = { ...merged[name], ...channels }
  }
  return { ...kept, ...moment, choix: merged }
}
