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
const LIFETIME_MS = {
  reinitialisation: HOUR_MS,
  verification: 72 * HOUR_MS,
  suppression: PREUVE_MINUTES * MINUTE_MS,
  /** Longer: the owner of a former address may be away. */
  retour: RETOUR_JOURS * 24 * HOUR_MS,
}

export type Usage = keyof typeof LIFETIME_MS
type Jeton = { users_id: number; usage: Usage; email: string; now: Date }

/**
 * Issues a link and voids the former ones; for `retour`, only those of the same address, so that a
 * second change does not void the first way back.
 * @returns the secret, stored as a hash alone
 */
export async function issueToken(tx: Tx, jeton: Jeton): Promise<string> {
  const token = newSecret()
  await saveJeton(tx, jeton, hashToken(token))
  return token
}

/** Issues a code and voids the former one. @returns the code, stored as an HMAC alone */
export async function issueCode(db: Db, jeton: Jeton): Promise<string> {
  const code = newCode()
  const token_hash = hashCode(await getCodeKey(db), jeton.users_id, `${jeton.usage} ${code}`)
  await db.transaction((tx) => saveJeton(tx, jeton, token_hash))
  return code
}

async function saveJeton(
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
 * Uses a link once, also under concurrency.
 * @throws ApiError `lien_perime` when used, replaced, expired or unknown
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

/** Voids all links to the present address; a former one keeps its way back. */
export async function killTokens(tx: Db | Tx, users_id: number): Promise<void> {
  await tx.delete(jetons).where(and(eq(jetons.users_id, users_id), ne(jetons.usage, 'retour')))
}

export async function killReturns(tx: Tx, users_id: number): Promise<void> {
  await tx.delete(jetons).where(and(eq(jetons.users_id, users_id), eq(jetons.usage, 'retour')))
}
