import type { Me } from '@foulee/contract/membres/session'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { profils, sessions, users } from '@foulee/db/schema'
import { and, eq, isNotNull } from 'drizzle-orm'
import { queueVerification } from '#features/membres/compte/liens.ts'
import { payVerification } from '#features/membres/invitations/invitations.award.ts'
import { hashToken, newSecret } from '#platform/crypto/new-secret.ts'
import { presentMe } from './session.presenter.ts'
import { findMe, getExpiry } from './session.queries.ts'

export type Opening = { remember: boolean; user_agent: string | null; now: Date }

async function assertNotSuspended(db: Db | Tx, users_id: number): Promise<void> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, users_id), isNotNull(users.suspendu_le)))
  if (found.length) throw new ApiError('compte_suspendu')
}

/**
 * The single place where sessions are created, after any proof of identity.
 * @returns the token, stored as a hash alone
 * @throws ApiError `compte_suspendu`
 */
export async function openSession(
  db: Db | Tx,
  users_id: number,
  { remember, user_agent, now }: Opening,
): Promise<string> {
  await assertNotSuspended(db, users_id)
  const token = newSecret()
  const seen_at = now.toISOString()
  await db.insert(sessions).values({
    users_id,
    token_hash: hashToken(token),
    remember,
    user_agent,
    created_at: seen_at,
    seen_at,
    expires_at: getExpiry(remember, now).toISOString(),
  })
  return token
}

export type NewAccount = Pick<
  typeof users.$inferInsert,
  'email' | 'password_hash' | 'prenom' | 'nom' | 'type' | 'email_verifie_le'
>

/**
 * Account and empty profile, with the verification mail queued.
 * @throws ApiError `email_deja_pris`; the unique index decides under concurrency
 */
export async function insertAccount(tx: Tx, account: NewAccount, now: Date): Promise<number> {
  const [user] = await tx
    .insert(users)
    .values({ ...account, cgu_acceptees_le: now.toISOString() })
    .onConflictDoNothing()
    .returning({ id: users.id })
  if (!user) {
    throw new ApiError('email_deja_pris', {
      errors: { email: 'Un compte existe déjà avec cet email.' },
    })
  }
  await tx.insert(profils).values({ users_id: user.id })
  if (account.email_verifie_le) await payVerification(tx, user.id)
  else await queueVerification(tx, user.id, account.email)
  return user.id
}

/** The account may have been erased since the token was read. */
export async function getMe(db: Db, users_id: number, now: Date): Promise<Me> {
  const me = await findMe(db, users_id)
  if (!me) throw new ApiError('session_expiree')
  return presentMe(me, now)
}
