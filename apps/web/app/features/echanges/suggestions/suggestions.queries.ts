import type { Suggestion, Suggestions } from '@foulee/contract/echanges/suggestions'
import type { Lieu } from '@foulee/contract/membres/profil'
import { isApiError } from '@foulee/contract/shared/call-error'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { cacheSuivie, getSuivieKey, suiviesQuery } from '#kit/feed/suivies.ts'
import { api } from '#platform/api/api.ts'
import { queryOf } from '#platform/api/query-of.ts'
import { tagged } from '#platform/api/tagged.ts'
import { mergeProfil } from '#platform/session/session-changes.ts'

export const suggestionsQuery = {
  ...queryOf('POST /api/suggestions'),
  staleTime: Number.POSITIVE_INFINITY,
}

export type Cible = { kind: Exclude<Suggestion['cible']['kind'], 'foulee'>; id: number }

/** Target of a follow; the site itself has no id and is never suggested. */
export function toCible({ kind, id }: Suggestion['cible']): Cible | null {
  return id === null ? null : { kind: kind as Cible['kind'], id }
}

export function useFollowCible(cible: Cible) {
  const client = useQueryClient()
  const { data: suivies } = useQuery(suiviesQuery)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (est_suivi: boolean) =>
      api('POST /api/abonnements/store', { body: { ...cible, est_suivi } }),
    onSuccess: ({ data: { est_suivi } }) => {
      cacheSuivie(client, cible, est_suivi)
      void client.invalidateQueries(tagged('abonnements', 'feed'))
      void client.invalidateQueries({ queryKey: ['POST /api/profile/suivi'] })
    },
  })
  return {
    mutate,
    isPending,
    isFollowed: isPending ? variables : suivies.includes(getSuivieKey(cible)),
  }
}

const without = (all: readonly Suggestion[], { kind, id }: Cible): Suggestion[] =>
  all.filter(({ cible }) => cible.kind !== kind || cible.id !== id)

export function useDismiss() {
  const client = useQueryClient()
  const { queryKey } = suggestionsQuery
  const renew = () => client.invalidateQueries(tagged('suggestions'))
  return useMutation({
    mutationFn: ({ cible, est_refusee }: { cible: Cible; est_refusee: boolean }) =>
      api('POST /api/suggestions/refuser', { body: { ...cible, est_refusee } }),
    onMutate: ({ cible, est_refusee }) => {
      if (!est_refusee) return
      client.setQueryData(
        queryKey,
        (known): Suggestions | undefined =>
          known && {
            ...known,
            personnes: without(known.personnes, cible),
            courses: without(known.courses, cible),
            organisateurs: without(known.organisateurs, cible),
          },
      )
    },
    onError: renew,
    onSuccess: (_, { est_refusee }) => (est_refusee ? undefined : renew()),
  })
}

export function useSaveTown() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ nom, code_postal }: Pick<Lieu, 'nom' | 'code_postal'>) => {
      const body = new FormData()
      for (const [name, value] of Object.entries({ ville: nom, code_postal, pays: 'FR' })) {
        body.set(name, value)
      }
      return api('POST /api/profile/update', { body })
    },
    onSuccess: ({ data }) => {
      mergeProfil(client, data)
      // The home page shows content near the town.
      void client.invalidateQueries(tagged('dashboard'))
      return client.invalidateQueries(tagged('suggestions'))
    },
    onError: (cause) => {
      if (!isApiError(cause)) throw cause
    },
  })
}
