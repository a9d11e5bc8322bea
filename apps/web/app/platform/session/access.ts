import type { Profil } from '@foulee/contract/membres/profil'

type Visit = {
  isAuth: boolean
  profil: Pick<Profil, 'users_id' | 'sexe'> | null
  /** The route is the one where the profile is completed. */
  isQualificationStep: boolean
}

/** What the guard of produit 2.3 decides. */
export type Access = 'show' | '/connexion' | '/qualification'

/** Produit 2.3, guard of signed-in pages. `users_id` is -1 when there is no profile at all (produit 7.7). */
export function decideAccess({ isAuth, profil, isQualificationStep }: Visit): Access {
  if (!isAuth) return '/connexion'
  const isIncomplete = profil !== null && profil.users_id >= 0 && !profil.sexe
  return isIncomplete && !isQualificationStep ? '/qualification' : 'show'
}
