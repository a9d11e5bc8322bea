import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { jetons } from '@foulee/db/schema'
import { PREUVE_MINUTES } from '@foulee/domain/membres/preuve'
import { and, eq, gt, inArray, isNull, ne } from 'drizzle-orm'
import {
  getCodeKey,
  hashCode,
  newCode,
} from '#features/courses/revendications/revendications-code.ts'
import { hashToken, newSecret } from '#platform/crypto/new-secret.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
export const RETOUR_JOURS = 7
/** How long a link or a code may wait in a mailbox. */
const LIFETIME_MS = {
  reinitialisation: HOUR_MS,
  verification: 72 * HOUR_MS,
  suppression: PREUVE_MINUTES * MINUTE_MS,
  /** In the mail to a former address, whose owner may be away. */
  retour: RETOUR_JOURS * 24 * HOUR_MS,
}

export type Usage = keyof typeof LIFETIME_MS
type Jeton = { users_id: number; usage: Usage; email: string; now: Date }

/**
 * A new link kills the former ones; of `retour`, those of the same address: whoever changes an address
 * twice does not take from the first one its way back.
 * @returns its secret, of which only the hash stays
 */
export async function issueToken(tx: Tx, jeton: Jeton): Promise<string> {
  const token = newSecret()
  await keepJeton(tx, jeton, hashToken(token))
  return token
}

/** A new code kills the former one. @returns the code, of which only the HMAC stays */
export async function issueCode(db: Db, jeton: Jeton): Promise<string> {
  const code = newCode()
  const token_hash = hashCode(await getCodeKey(db), jeton.users_id, `${jeton.usage} ${code}`)
  await db.transaction((tx) => keepJeton(tx, jeton, token_hash))
  return code
}

async function keepJeton(
  tx: Tx,
  { users_id, usage, email, now }: Jeton,
  token_hash: string,
): Promise<void> {
  const isFormer = usage === 'retour' ? eq(jetons.email, email) : undefined
  await tx
    .delete(jetons)
    .where(and(eq(jetons.users_id, users_id), eq(jetons.usage, usage), isFormer))
  await tx.insert(jetons).values({
    users_id,
    usage,
    email,
    token_hash,
    expires_at: new Date(now.getTime() + LIFETIME_MS[usage]).toISOString(),
  })
}

/** Whether these six digits are the code that was mailed to this member, and still count. */
export async function isLivingCode(
  db: Db,
  { users_id, usage, now }: Omit<Jeton, 'email'>,
  code: string,
): Promise<boolean> {
  const token_hash = hashCode(await getCodeKey(db), users_id, `${usage} ${code}`)
  const found = await db
    .select({ id: jetons.id })
    .from(jetons)
    .where(
      and(
        eq(jetons.users_id, users_id),
        eq(jetons.usage, usage),
        eq(jetons.token_hash, token_hash),
        isNull(jetons.used_at),
        gt(jetons.expires_at, now.toISOString()),
      ),
    )
  return found.length > 0
}

/**
 * Uses a link, once: of two that come at the same time one finds it used.
 * @throws ApiError `lien_perime` when it was used, replaced, too old, or never there
 */
export async function useToken(tx: Tx, token: string, usages: readonly Usage[], now: Date) {
  const at = now.toISOString()
  const [jeton] = await tx
    .update(jetons)
    .set({ used_at: at })
    .where(
      and(
        eq(jetons.token_hash, hashToken(token)),
        inArray(jetons.usage, [...usages]),
        isNull(jetons.used_at),
        gt(jetons.expires_at, at),
      ),
    )
    .returning({ users_id: jetons.users_id, email: jetons.email, usage: jetons.usage })
  if (!jeton) throw new ApiError('lien_perime')
  return jeton
}

/** No link sent so far to the present address opens anything; a former one keeps its way back. */
export async function killTokens(tx: Db | Tx, users_id: number): Promise<void> {
  await tx.delete(jetons).where(and(eq(jetons.users_id, users_id), ne(jetons.usage, 'retour')))
}

/** Whoever came back by a former address leaves no such way to others. */
export async function killReturns(tx: Tx, users_id: number): Promise<void> {
  await tx.delete(jetons).where(and(eq(jetons.users_id, users_id), eq(jetons.usage, 'retour')))
}
