import type { ProfilPublic } from '@foulee/contract/membres/profil'
import type { Call } from '@foulee/contract/shared/call'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'

/** The lists that a profile is filled from; loaded once (produit 7.7, 2.5). */
export const possibleQuery = queryOptions({
  queryKey: ['profil', 'possible'],
  queryFn: async () => (await api('POST /api/profile/possible')).data,
  staleTime: Number.POSITIVE_INFINITY,
})

/** What others see of a member: with their number the call answers nothing else. */
export const coureurQuery = (users_id: number, call: Call = api) =>
  queryOptions({
    queryKey: ['profil', 'coureur', users_id],
    queryFn: async () =>
      (await call('POST /api/profile/show', { body: { users_id } })).data as ProfilPublic,
  })

/** Whether I follow a member: personal, so asked after boot and never rendered on the server. */
export const suiviQuery = (users_id: number) =>
  queryOptions({
    queryKey: ['profil', 'suivi', users_id],
    queryFn: async () => (await api('POST /api/profile/suivi', { body: { users_id } })).data,
  })

/** Who follows me. */
export const abonnesQuery = queryOptions({
  queryKey: ['profil', 'abonnes'],
  queryFn: () => api('POST /api/profile/abonnes'),
})
