import type {
  ChangesNotifications,
  ReglagesNotifications,
} from '@foulee/contract/echanges/reglages-notifications'
import type { Notification } from '@foulee/domain/echanges/notification'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'

export const reglagesQuery = queryOptions({
  queryKey: ['notifications', 'reglages'],
  queryFn: async () => (await api('GET /api/notifications/reglages')).data,
})

export function useSaveReglages() {
  const client = useQueryClient()
  const { queryKey } = reglagesQuery
  return useMutation({
    scope: { id: 'notifications-reglages' },
    mutationFn: async (body: ChangesNotifications) =>
      (await api('POST /api/notifications/reglages', { body })).data,
    onMutate: async (changes) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (kept) => kept && merge(kept, changes))
    },
    onError: () => client.invalidateQueries({ queryKey }),
    onSuccess: (data) => {
      if (client.isMutating({ mutationKey: queryKey }) <= 1) client.setQueryData(queryKey, data)
    },
    mutationKey: queryKey,
  })
}

function merge(
  kept: ReglagesNotifications,
  { choix = {}, ...moment }: ChangesNotifications,
): ReglagesNotifications {
  const merged = { ...kept.choix }
  for (const [kind, given] of Object.entries(choix)) {
    const name = kind as Notification
    merged[name] = { ...merged[name], ...given }
  }
  return { ...kept, ...moment, choix: merged }
}

export const desabonnementQuery = (jeton: string) =>
  queryOptions({
    queryKey: ['notifications', 'desabonnement', jeton],
    queryFn: async () =>
      (await api('GET /api/notifications/desabonnement/{jeton}', { params: { jeton } })).data,
  })

export function useUnsubscribe(jeton: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () =>
      (await api('POST /api/notifications/desabonnement/{jeton}', { params: { jeton } })).data,
    onSuccess: (data) => {
      client.setQueryData(desabonnementQuery(jeton).queryKey, data)
      return client.invalidateQueries(reglagesQuery)
    },
  })
}
