import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { queryOf } from '#platform/api/query-of.ts'

export const desabonnementQuery = (jeton: string) =>
  queryOf('GET /api/notifications/desabonnement/{jeton}', { params: { jeton } })

export function useUnsubscribe(jeton: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () =>
      (await api('POST /api/notifications/desabonnement/{jeton}', { params: { jeton } })).data,
    onSuccess: (data) => {
      client.setQueryData(desabonnementQuery(jeton).queryKey, data)
      return client.invalidateQueries({ queryKey: ['GET /api/notifications/reglages'] })
    },
  })
}
