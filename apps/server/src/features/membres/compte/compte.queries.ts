import type { Appareil } from '@foulee/contract/membres/compte'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { jetons, sessions, users } from '@foulee/db/schema'
import { getAppareil } from '@foulee/domain/membres/appareil'
import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import { hashToken } from '#platform/crypto/new-secret.ts'
import { toIso } from '#platform/db/dates.ts'
import type { User } from '#platform/http/user.ts'
import type { Usage } from './jetons.ts'

export async function listAppareils(db: Db, user: User, now: Date): Promise<Appareil[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.users_id, user.id), gt(sessions.expires_at, now.toISOString())))
    .orderBy(desc(sessions.seen_at), desc(sessions.id))
  return rows.map(({ id, user_agent, created_at, seen_at }) => ({
    id,
    appareil: getAppareil(user_agent),
    created_at: toIso(created_at),
    seen_at: toIso(seen_at),
    est_courant: id === user.session_id,
  }))
}

/** Null for an account with external sign-in alone. */
export async function findPasswordHash(db: Db, users_id: number): Promise<string | null> {
  const [user] = await db
    .select({ password_hash: users.password_hash })
    .from(users)
    .where(eq(users.id, users_id))
  return user?.password_hash ?? null
}

export async function findTokenEmail(
  db: Db,
  token: string,
  usages: readonly Usage[],
  now: Date,
): Promise<string> {
  const [jeton] = await db
    .select({ email: jetons.email })
    .from(jetons)
    .where(
      and(
        eq(jetons.token_hash, hashToken(token)),
        inArray(jetons.usage, [...usages]),
        isNull(jetons.used_at),
        gt(jetons.expires_at, now.toISOString()),
      ),
    )
  if (!jeton) throw new ApiError('lien_perime')
  return jeton.email
}
