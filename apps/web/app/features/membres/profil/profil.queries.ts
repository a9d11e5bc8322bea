import type { ProfilPublic } from '@foulee/contract/membres/profil'
import type { Call } from '@foulee/contract/shared/call'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'

/** Option lists of the profile, fetched once (produit 7.7, 2.5). */
export const possibleQuery = queryOptions({
  queryKey: ['profil', 'possible'],
  queryFn: async () => (await api('POST /api/profile/possible')).data,
  staleTime: Number.POSITIVE_INFINITY,
})

/** Public profile; the API takes an id only. */
export const coureurQuery = (users_id: number, call: Call = api) =>
  queryOptions({
    queryKey: ['profil', 'coureur', users_id],
    queryFn: async () =>
      (await call('POST /api/profile/show', { body: { users_id } })).data as ProfilPublic,
  })

/** Whether the member follows this one: personal, so queried after boot, never on the server. */
export const suiviQuery = (users_id: number) =>
  queryOptions({
    queryKey: ['profil', 'suivi', users_id],
    queryFn: async () => (await api('POST /api/profile/suivi', { body: { users_id } })).data,
  })

export const abonnesQuery = queryOptions({
  queryKey: ['profil', 'abonnes'],
  queryFn: () => api('POST /api/profile/abonnes'),
})
