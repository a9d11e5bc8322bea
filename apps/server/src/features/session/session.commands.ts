import { randomBytes } from 'node:crypto'
import { ApiError } from '@foulee/contract/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { profils, sessions, users } from '@foulee/db/schema'
import { and, eq, lte } from 'drizzle-orm'
import { getExpiry, hashToken } from './session.queries.ts'

const TOKEN_BYTES = 32

/** The device that signs in, and for how long. */
export type Opening = { remember: boolean; user_agent: string | null; now: Date }

/** @returns the token, which nobody can read again: only its hash stays */
export async function openSession(
  db: Db | Tx,
  users_id: number,
  { remember, user_agent, now }: Opening,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const seen_at = now.toISOString()
  // One's dead sessions leave when one comes back.
  await db
    .delete(sessions)
    .where(and(eq(sessions.users_id, users_id), lte(sessions.expires_at, seen_at)))
  await db.insert(sessions).values({
    users_id,
    token_hash: hashToken(token),
    remember,
    user_agent,
    seen_at,
    expires_at: getExpiry(remember, now).toISOString(),
  })
  return token
}

export async function closeSession(db: Db, session_id: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, session_id))
}

export type NewAccount = Pick<
  typeof users.$inferInsert,
  'email' | 'password_hash' | 'prenom' | 'nom' | 'type'
>

/**
 * The account, its empty profile and its first session, or none of them.
 * @throws ApiError `email_deja_pris`, also when two ask at once: the unique index decides
 */
export async function createAccount(
  db: Db,
  account: NewAccount,
  opening: Opening,
): Promise<{ users_id: number; auth_token: string }> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ ...account, cgu_acceptees_le: opening.now.toISOString() })
      .onConflictDoNothing()
      .returning({ id: users.id })
    if (!user) {
      throw new ApiError('email_deja_pris', {
        errors: { email: 'Un compte existe déjà avec cet email.' },
      })
    }
    await tx.insert(profils).values({ users_id: user.id })
    return { users_id: user.id, auth_token: await openSession(tx, user.id, opening) }
  })
}

export type ProfilChanges = Partial<
  Pick<typeof profils.$inferInsert, 'sexe' | 'naissance' | 'niveau'>
>

/** Changes what is given; a profile that is missing is made. */
export async function updateProfil(
  db: Db,
  users_id: number,
  changes: ProfilChanges,
): Promise<void> {
  if (Object.values(changes).every((value) => value === undefined)) return
  await db
    .insert(profils)
    .values({ users_id, ...changes })
    .onConflictDoUpdate({ target: profils.users_id, set: changes })
}
