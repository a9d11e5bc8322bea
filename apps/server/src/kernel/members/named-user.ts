import { users } from '@foulee/db/schema'
import { getDisplayName } from '@foulee/domain/membres/personne'
import { sql } from 'drizzle-orm'

/** Search text: « first last » and « last first ». */
export const USER_SEARCH_TEXT = sql`${users.prenom} || ' ' || ${users.nom} || ' ' || ${users.prenom}`

export const toNamedUser = (user: { id: number; prenom: string; nom: string } | null) =>
  user && { users_id: user.id, nom: getDisplayName(user) }
