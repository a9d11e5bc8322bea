import { users } from '@foulee/db/schema'
import { getDisplayName } from '@foulee/domain/membres/personne'
import { sql } from 'drizzle-orm'

/** What a list looks through for somebody: in the order of a form, and in that of a list. */
export const NAMES_OF_USER = sql`${users.prenom} || ' ' || ${users.nom} || ' ' || ${users.prenom}`

/** Somebody as the lists of the back office name them; null when nobody is known. */
export const nameUser = (user: { id: number; prenom: string; nom: string } | null) =>
  user && { users_id: user.id, nom: getDisplayName(user) }
