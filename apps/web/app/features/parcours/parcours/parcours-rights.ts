import type { CurrentUser } from '@foulee/contract/membres/session'
import type { Parcours } from '@foulee/contract/parcours/parcours'

/** Its author, and staff (produit 3.3): what `parcours.policy.ts` of the server lets change it. */
export const mayEdit = (user: CurrentUser | null, { auteur }: Pick<Parcours, 'auteur'>): boolean =>
  user !== null && (user.users_id === auteur.users_id || user.droits.includes('moderer'))
