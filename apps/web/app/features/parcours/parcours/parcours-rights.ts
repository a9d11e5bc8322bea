import type { CurrentUser } from '@foulee/contract/membres/session'
import type { Parcours } from '@foulee/contract/parcours/parcours'

/** Author and staff (produit 3.3), as in the server's `parcours.policy.ts`. */
export const mayEdit = (user: CurrentUser | null, { auteur }: Pick<Parcours, 'auteur'>): boolean =>
  user !== null && (user.users_id === auteur.users_id || user.droits.includes('moderer'))
