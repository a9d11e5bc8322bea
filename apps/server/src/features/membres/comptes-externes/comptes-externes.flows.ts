import { timingSafeEqual } from 'node:crypto'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { externalFlows } from '@foulee/db/schema'
import { EXTERNE_MINUTES } from '@foulee/domain/membres/externe'
import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import { hashToken, newSecret } from '#platform/crypto/new-secret.ts'
import type { Ties } from '#platform/oauth/clients.ts'
import type { Identity } from '#platform/oauth/identity.ts'

export type Flow = typeof externalFlows.$inferSelect

const getExpiry = (now: Date) => new Date(now.getTime() + EXTERNE_MINUTES * 60_000).toISOString()

/**
 * Secrets of a new sign-in. `secret` stays in the browser, `nonce` and `code_verifier` on the
 * server.
 */
export const createTies = (): Ties & { secret: string } => ({
  state: newSecret(),
  nonce: newSecret(),
  code_verifier: newSecret(),
  secret: newSecret(),
})

/** @param users_id member who links an account; null for a sign-in */
export async function insertFlow(
  db: Db,
  third: string,
  { state, secret, nonce, code_verifier }: ReturnType<typeof createTies>,
  { users_id, now }: { users_id: number | null; now: Date },
): Promise<void> {
  await db.delete(externalFlows).where(lte(externalFlows.expires_at, now.toISOString()))
  await db.insert(externalFlows).values({
    third,
    state_hash: hashToken(state),
    browser_hash: hashToken(secret),
    nonce,
    code_verifier,
    users_id,
    expires_at: getExpiry(now),
  })
}

export async function getFlow(
  db: Db,
  third: string,
  { state, secret }: { state: string; secret: string },
  now: Date,
): Promise<Flow> {
  const [flow] = await db
    .select()
    .from(externalFlows)
    .where(
      and(
        eq(externalFlows.state_hash, hashToken(state)),
        eq(externalFlows.third, third),
        gt(externalFlows.expires_at, now.toISOString()),
      ),
    )
  if (!flow) throw new ApiError('externe_depasse')
  const [submitted, stored] = [hashToken(secret), flow.browser_hash].map((hash) =>
    Buffer.from(hash),
  )
  if (!submitted || !stored || !timingSafeEqual(submitted, stored)) {
    throw new ApiError('externe_autre_navigateur')
  }
  return flow
}

/**
 * Claims the single exchange of the code.
 * @throws ApiError `externe_depasse` for a second request
 */
export async function claimFlow(db: Db, { id }: Flow, now: Date): Promise<void> {
  const claimed = await db
    .update(externalFlows)
    .set({ claimed_at: now.toISOString(), expires_at: getExpiry(now) })
    .where(and(eq(externalFlows.id, id), isNull(externalFlows.claimed_at)))
    .returning({ id: externalFlows.id })
  if (!claimed.length) throw new ApiError('externe_depasse')
}

export async function saveIdentity(db: Db, { id }: Flow, identity: Identity): Promise<void> {
  await db.update(externalFlows).set(identity).where(eq(externalFlows.id, id))
}

export function readIdentity(flow: Flow): Identity | null {
  const { subject, email, email_verifie, prenom, nom } = flow
  if (subject === null) return null
  return { subject, email, email_verifie, prenom: prenom ?? '', nom: nom ?? '' }
}

export async function endFlow(tx: Db | Tx, { id }: Flow): Promise<void> {
  const ended = await tx
    .delete(externalFlows)
    .where(eq(externalFlows.id, id))
    .returning({ id: externalFlows.id })
  if (!ended.length) throw new ApiError('externe_depasse')
}

export async function checkFlow(db: Db, { id }: Flow): Promise<void> {
  if (!(await db.$count(externalFlows, eq(externalFlows.id, id)))) {
    throw new ApiError('externe_depasse')
  }
}
