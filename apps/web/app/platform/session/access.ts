import type { Profil } from '@foulee/contract/membres/profil'

type Visit = {
  isAuth: boolean
  profil: Pick<Profil, 'users_id' | 'sexe'> | null
  isQualificationStep: boolean
}

export type Access = 'show' | '/connexion' | '/qualification'

/** Guard of signed-in pages (produit 2.3). `users_id` is -1 without a profile (produit 7.7). */
export function decideAccess({ isAuth, profil, isQualificationStep }: Visit): Access {
  if (!isAuth) return '/connexion'
  const isIncomplete = profil !== null && profil.users_id >= 0 && !profil.sexe
  return isIncomplete && !isQualificationStep ? '/qualification' : 'show'
}
