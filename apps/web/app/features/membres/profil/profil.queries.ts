import type { ProfilPublic } from '@foulee/contract/membres/profil'
import type { Call } from '@foulee/contract/shared/call'
import { queryOf } from '#platform/api/query-of.ts'

/** Option lists of the profile, fetched once (produit 7.7, 2.5). */
export const possibleQuery = {
  ...queryOf('POST /api/profile/possible'),
  staleTime: 'static',
} as const

/** Public profile; the API takes an id only. */
export const coureurQuery = (users_id: number, call?: Call) => ({
  ...queryOf('POST /api/profile/show', { body: { users_id } }, call),
  select: (profil: object) => profil as ProfilPublic,
})

/** Whether the member follows this one: personal, so queried after boot, never on the server. */
export const suiviQuery = (users_id: number) =>
  queryOf('POST /api/profile/suivi', { body: { users_id } })

export const abonnesQuery = queryOf('POST /api/profile/abonnes')
