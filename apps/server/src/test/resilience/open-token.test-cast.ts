import type { Db } from '@foulee/db/connect'
import { profils, sessions, users } from '@foulee/db/schema'
import { nextNumber } from '@foulee/testing/factories'
import { openSession } from '#features/membres/session/open-session.ts'
import { getExpiry } from '#features/membres/session/session.queries.ts'
import { hashToken, newSecret } from '#platform/crypto/new-secret.ts'

export const openToken = (db: Db, users_id: number): Promise<string> =>
  openSession(db, users_id, { remember: true, user_agent: null, now: new Date() })

/**
 * Members with sessions in three statements, since a thousand one by one would be slow.
 * @returns their tokens
 */
export async function openTokens(db: Db, nb: number): Promise<string[]> {
  const now = new Date()
  const seen_at = now.toISOString()
  const expires_at = getExpiry(true, now).toISOString()
  const accounts = Array.from({ length: nb }, () => ({
    email: `membre-${nextNumber()}@exemple.fr`,
    password_hash: 'none',
    prenom: 'Camille',
    nom: 'Durand',
    cgu_acceptees_le: seen_at,
    email_verifie_le: seen_at,
  }))
  const made = await db.insert(users).values(accounts).returning({ id: users.id })
  await db
    .insert(profils)
    .values(made.map(({ id }) => ({ users_id: id, sexe: 'non_precise' as const })))
  const opened = made.map(({ id }) => ({ users_id: id, token: newSecret() }))
  await db.insert(sessions).values(
    opened.map(({ users_id, token }) => ({
      users_id,
      token_hash: hashToken(token),
      remember: true,
      seen_at,
      expires_at,
    })),
  )
  return opened.map(({ token }) => token)
}
