import type { Suivable } from '@foulee/domain/echanges/publication'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { queryOf } from '#platform/api/query-of.ts'
import { useToast } from '#ui/toast.tsx'
import { cacheSuivie } from './suivies.ts'

export type Cible = { kind: Suivable; id: number }

/** Fetched once the session is known, since the page is cached for everyone. */
export const etatQuery = ({ kind, id }: Cible, isAuth = true) => ({
  ...queryOf('POST /api/abonnements/etat', { body: { kind, id } }),
  enabled: isAuth,
})

export function useSuivre() {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: async (body: Cible & { est_suivi: boolean }) =>
      (await api('POST /api/abonnements/store', { body })).data,
    onSuccess: (etat, { kind, id }) => {
      client.setQueryData(etatQuery({ kind, id }).queryKey, etat)
      cacheSuivie(client, { kind, id }, etat.est_suivi)
      void client.invalidateQueries({ queryKey: ['POST /api/abonnements/list'] })
      void client.invalidateQueries({ queryKey: ['POST /api/profile/suivi'] })
      return client.resetQueries({ queryKey: ['feed', 'liste'] })
    },
    onError: ({ message }) => toast({ message, tone: 'danger' }),
  })
}
