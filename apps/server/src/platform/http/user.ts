import type { Compte } from '@foulee/domain/membres/droits'

export type User = {
  id: number
  session_id: number
  email: string
  prenom: string
  nom: string
  /** Staff rights are suspended until this session gives the second factor. */
  mustGiveFactor: boolean
  compte: Compte
}
