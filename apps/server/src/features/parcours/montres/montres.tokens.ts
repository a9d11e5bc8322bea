import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { montres } from '@foulee/db/schema'
import { and, eq } from 'drizzle-orm'
import { decrypt, encrypt } from '#platform/crypto/encryption.ts'
import { isWatchFailure, type Tokens, type WatchProvider } from '#platform/watches/provider.ts'
import type { MontreRow } from './montres.queries.ts'

const MARGIN_MS = 60_000

export type Holder = {
  db: Db
  provider: WatchProvider
  keys: readonly Buffer[]
  now: Date
  montre: MontreRow
}

const associatedDataOf = ({ users_id, service }: Pick<MontreRow, 'users_id' | 'service'>) =>
  `montre ${service} ${users_id}`

/** Encrypted tokens, bound to this member and service. */
export const sealTokens = (
  tokens: Tokens,
  keys: readonly Buffer[],
  of: Pick<MontreRow, 'users_id' | 'service'>,
) => ({
  jetons: encrypt(JSON.stringify(tokens), keys, associatedDataOf(of)),
  expires_at: tokens.expires_at,
})

export function readTokens({ montre, keys }: Pick<Holder, 'montre' | 'keys'>): Tokens | null {
  const text = decrypt(montre.jetons, keys, associatedDataOf(montre))
  return text === null ? null : (JSON.parse(text) as Tokens)
}

/**
 * Runs `act` with valid tokens, refreshed when necessary.
 * @throws ApiError `montre_deconnectee` without the member's consent; WatchFailure
 */
export async function withTokens<T>(
  holder: Holder,
  act: (tokens: Tokens) => Promise<T>,
): Promise<T> {
  const stored = readTokens(holder)
  // The encryption key is gone: the tokens are useless.
  if (!stored) throw await deleteTokens(holder)
  const isOver =
    stored.expires_at !== null && Date.parse(stored.expires_at) <= holder.now.getTime() + MARGIN_MS
  const tokens = isOver ? await renew(holder, stored) : stored
  try {
    return await act(tokens)
  } catch (cause) {
    if (isWatchFailure(cause, 'revoque')) throw await deleteTokens(holder)
    if (!isWatchFailure(cause, 'expire')) throw cause
    if (isOver) throw await deleteTokens(holder)
  }
  const fresh = await renew(holder, tokens)
  return act(fresh).catch(async (cause: unknown) => {
    throw isWatchFailure(cause, 'expire') ? await deleteTokens(holder) : cause
  })
}

/**
 * Refreshes and stores tokens. Of two simultaneous refreshes the rejected one reads the result of
 * the other.
 */
async function renew(holder: Holder, old: Tokens): Promise<Tokens> {
  const { db, provider, keys, montre } = holder
  const before = and(eq(montres.id, montre.id), eq(montres.jetons, montre.jetons))
  try {
    const fresh = await provider.refresh(old)
    await db
      .update(montres)
      .set(sealTokens(fresh, keys, montre))
      .where(before)
    return fresh
  } catch (cause) {
    if (!isWatchFailure(cause, 'revoque')) throw cause
    const [now] = await db.select().from(montres).where(eq(montres.id, montre.id))
    const renewed = now && now.jetons !== montre.jetons && readTokens({ montre: now, keys })
    if (renewed) return renewed
    throw await deleteTokens(holder)
  }
}

/** Deletes the link, unless it was renewed meanwhile. */
async function deleteTokens({ db, montre, provider }: Holder): Promise<ApiError> {
  await db.delete(montres).where(and(eq(montres.id, montre.id), eq(montres.jetons, montre.jetons)))
  return new ApiError('montre_deconnectee', {
    message: `${provider.label} n’autorise plus Foulée à envoyer vos parcours. Reliez de nouveau votre montre depuis vos réglages.`,
  })
}
