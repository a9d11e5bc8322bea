import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { montres } from '@foulee/db/schema'
import type { ServiceMontre } from '@foulee/domain/parcours/montre'
import { and, eq } from 'drizzle-orm'
import {
  claimFlow,
  endFlow,
  type Flow,
} from '#features/membres/comptes-externes/comptes-externes.flows.ts'
import {
  isWatchFailure,
  type Tokens,
  type WatchFailureKind,
  type WatchProvider,
} from '#platform/watches/provider.ts'
import { findMontre } from './montres.queries.ts'
import { readTokens, sealTokens } from './montres.tokens.ts'

export function toApiError(
  cause: unknown,
  refused: 'montre_refusee' | 'montre_parcours_refuse',
): unknown {
  if (!isWatchFailure(cause)) return cause
  const { kind, retryAfter } = cause
  const isRefusal = (['refuse', 'revoque', 'expire'] as WatchFailureKind[]).includes(kind)
  return isRefusal
    ? new ApiError(refused, { cause })
    : new ApiError('service_indisponible', {
        cause,
        ...(retryAfter !== null && { retryAfter }),
      })
}

export const getFlowKey = (service: ServiceMontre) => `montre-${service}`

type Return = { code?: string | undefined; error?: string | undefined; state: string }

export async function connectMontre(
  db: Db,
  flow: Flow,
  { code, error, state }: Return,
  {
    provider,
    keys,
    users_id,
    now,
  }: {
    provider: WatchProvider
    keys: readonly Buffer[]
    users_id: number
    now: Date
  },
): Promise<void> {
  if (code === undefined || error !== undefined) {
    await endFlow(db, flow)
    throw new ApiError('externe_annule')
  }
  await claimFlow(db, flow, now)
  const ties = { state, code_verifier: flow.code_verifier }
  const tokens = await provider.exchange(ties, code).catch((cause: unknown) => {
    throw toApiError(cause, 'montre_refusee')
  })
  const { service } = provider
  await db.transaction(async (tx) => {
    await tx
      .delete(montres)
      .where(and(eq(montres.users_id, users_id), eq(montres.service, service)))
    const sealed = sealTokens(tokens, keys, { users_id, service })
    const created_at = now.toISOString()
    await tx.insert(montres).values({ users_id, service, ...sealed, created_at })
    await endFlow(tx, flow)
  })
}

/**
 * Unlinks a watch account.
 * @returns its tokens, for revocation at the service; null when they cannot be decrypted
 * @throws ApiError `montre_non_reliee`
 */
export async function removeMontre(
  db: Db,
  users_id: number,
  service: ServiceMontre,
  keys: readonly Buffer[],
): Promise<Tokens | null> {
  const montre = await findMontre(db, users_id, service)
  if (!montre) throw new ApiError('montre_non_reliee')
  await db.delete(montres).where(eq(montres.id, montre.id))
  return readTokens({ montre, keys })
}
