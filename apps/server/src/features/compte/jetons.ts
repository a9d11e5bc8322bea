import { ApiError } from '@foulee/contract/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { jetons } from '@foulee/db/schema'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { newSecret } from '../../new-secret.ts'
import { hashToken } from '../session/session.queries.ts'

const HOUR_MS = 3_600_000
/** How long a link may wait in a mailbox. */
const LIFETIME_MS = { reinitialisation: HOUR_MS, verification: 72 * HOUR_MS }

export type Usage = keyof typeof LIFETIME_MS
type Jeton = { users_id: number; usage: Usage; email: string; now: Date }

/** A new link kills the former ones. @returns its secret, of which only the hash stays */
export async function issueToken(tx: Tx, { users_id, usage, email, now }: Jeton): Promise<string> {
  const token = newSecret()
  await tx.delete(jetons).where(and(eq(jetons.users_id, users_id), eq(jetons.usage, usage)))
  await tx.insert(jetons).values({
    users_id,
    usage,
    email,
    token_hash: hashToken(token),
    expires_at: new Date(now.getTime() + LIFETIME_MS[usage]).toISOString(),
  })
  return token
}

/**
 * Uses a link, once: of two that come at the same time one finds it used.
 * @throws ApiError `lien_perime` when it was used, replaced, too old, or never there
 */
export async function useToken(tx: Tx, token: string, usage: Usage, now: Date) {
  const at = now.toISOString()
  const [jeton] = await tx
    .update(jetons)
    .set({ used_at: at })
    .where(
      and(
        eq(jetons.token_hash, hashToken(token)),
        eq(jetons.usage, usage),
        isNull(jetons.used_at),
        gt(jetons.expires_at, at),
      ),
    )
    .returning({ users_id: jetons.users_id, email: jetons.email })
  if (!jeton) throw new ApiError('lien_perime')
  return jeton
}

/** No link sent so far opens anything any more. */
export async function killTokens(tx: Db | Tx, users_id: number): Promise<void> {
  await tx.delete(jetons).where(eq(jetons.users_id, users_id))
}
