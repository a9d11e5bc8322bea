import type { Suivable } from '@foulee/domain/echanges/publication'
import { useQueryClient } from '@tanstack/react-query'
import { queryOf } from '#platform/api/query-of.ts'
import { useCall } from '#platform/api/use-call.ts'
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
  return useCall('POST /api/abonnements/store', {
    input: (body: Cible & { est_suivi: boolean }) => ({ body }),
    update: (known, etat, { kind, id }) => {
      known.setQueryData(etatQuery({ kind, id }).queryKey, etat)
      cacheSuivie(known, { kind, id }, etat.est_suivi)
    },
    onSuccess: () => client.resetQueries({ queryKey: ['fil', 'liste'] }),
    onError: ({ message }) => toast({ message, tone: 'danger' }),
  })
}
