import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { montres } from '@foulee/db/schema'
import { and, eq } from 'drizzle-orm'
import { isWatchFailure, type Tokens, type WatchProvider } from '#platform/watches/provider.ts'
import { seal, unseal } from '#platform/watches/seal.ts'
import type { MontreRow } from './montres.queries.ts'

/** A token that ends within this is not worth sending. */
const MARGIN_MS = 60_000

/** What it takes to act in a member's name at a service. */
export type Holder = {
  db: Db
  provider: WatchProvider
  keys: readonly Buffer[]
  now: Date
  montre: MontreRow
}

const placeOf = ({ users_id, service }: Pick<MontreRow, 'users_id' | 'service'>) =>
  `montre ${service} ${users_id}`

/** Tokens as the table keeps them: they open for this member and this service only. */
export const sealTokens = (
  tokens: Tokens,
  keys: readonly Buffer[],
  of: Pick<MontreRow, 'users_id' | 'service'>,
) => ({ jetons: seal(JSON.stringify(tokens), keys, placeOf(of)), expires_at: tokens.expires_at })

export function readTokens({ montre, keys }: Pick<Holder, 'montre' | 'keys'>): Tokens | null {
  const text = unseal(montre.jetons, keys, placeOf(montre))
  return text === null ? null : (JSON.parse(text) as Tokens)
}

/**
 * Does `act` with tokens that are good, fresh ones when need be.
 * @throws ApiError `montre_deconnectee` once the member's consent is gone; WatchFailure
 */
export async function withTokens<T>(
  holder: Holder,
  act: (tokens: Tokens) => Promise<T>,
): Promise<T> {
  const kept = readTokens(holder)
  // Sealed by a key that is gone: nobody can use it any more.
  if (!kept) throw await forget(holder)
  const isOver =
    kept.expires_at !== null && Date.parse(kept.expires_at) <= holder.now.getTime() + MARGIN_MS
  const tokens = isOver ? await renew(holder, kept) : kept
  try {
    return await act(tokens)
  } catch (cause) {
    if (isWatchFailure(cause, 'revoque')) throw await forget(holder)
    if (!isWatchFailure(cause, 'expire')) throw cause
    if (isOver) throw await forget(holder)
  }
  const fresh = await renew(holder, tokens)
  return act(fresh).catch(async (cause: unknown) => {
    throw isWatchFailure(cause, 'expire') ? await forget(holder) : cause
  })
}

/** Fresh tokens, kept. Two at once may both ask: whoever is refused reads what the other has kept. */
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
    const others = now && now.jetons !== montre.jetons && readTokens({ montre: now, keys })
    if (others) return others
    throw await forget(holder)
  }
}

/** The connection is over: the row goes, unless it was made anew meanwhile. */
async function forget({ db, montre, provider }: Holder): Promise<ApiError> {
  await db.delete(montres).where(and(eq(montres.id, montre.id), eq(montres.jetons, montre.jetons)))
  return new ApiError('montre_deconnectee', {
    message: `${provider.label} n’autorise plus Foulée à envoyer vos parcours. Reliez de nouveau votre montre depuis vos réglages.`,
  })
}
