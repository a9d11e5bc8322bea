import { getDisplayName } from '@foulee/domain/membres/personne'

/** Somebody as the lists of the back office name them; null when nobody is known. */
export const nameUser = (user: { id: number; prenom: string; nom: string } | null) =>
  user && { users_id: user.id, nom: getDisplayName(user) }
