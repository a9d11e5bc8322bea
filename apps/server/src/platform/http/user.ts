import type { Compte } from '@foulee/domain/membres/droits'

/** Who calls, as the session says. */
export type User = {
  id: number
  session_id: number
  email: string
  prenom: string
  nom: string
  /** A member of the staff who is an ordinary member until this session gives the second factor. */
  mustGiveFactor: boolean
  /** What decides of the account's rights. */
  compte: Compte
}
