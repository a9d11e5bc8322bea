import type { ServiceMontre } from '@foulee/domain/parcours/montre'

export type Ties = { state: string; code_verifier: string }

/** Stored encrypted (`platform/crypto/encryption.ts`). */
export type Tokens = {
  access_token: string
  /** Null: the member must reconnect once the access expires. */
  refresh_token: string | null
  expires_at: string | null
}

export type SentRoute = { titre: string; gpx: Buffer }

/** Adapter of a watch maker: protocol only, no database. Every call throws a `WatchFailure`. */
export type WatchProvider = {
  service: ServiceMontre
  label: string
  scopes: readonly string[]
  /** @returns the redirect URL */
  authorize: (ties: Ties) => Promise<string>
  exchange: (ties: Ties, code: string) => Promise<Tokens>
  refresh: (tokens: Tokens) => Promise<Tokens>
  /** @returns the service's id of the route; empty when unknown */
  push: (tokens: Tokens, route: SentRoute) => Promise<string>
  has: (tokens: Tokens, externe_id: string) => Promise<boolean>
  disconnect: (tokens: Tokens) => Promise<void>
}

/**
 * `expire`: the access token expired, refresh it. `revoque`: the member must reconnect. `refuse`:
 * permanent refusal. `indisponible`: temporary failure.
 */
export type WatchFailureKind = 'expire' | 'revoque' | 'refuse' | 'indisponible'

export class WatchFailure extends Error {
  override name = 'WatchFailure'
  kind: WatchFailureKind
  /** Retry-After in seconds, when given. */
  retryAfter: number | null

  constructor(
    kind: WatchFailureKind,
    { cause, retryAfter = null }: { cause?: unknown; retryAfter?: number | null } = {},
  ) {
    super(`The watch service failed: ${kind}`, { cause })
    this.kind = kind
    this.retryAfter = retryAfter
  }
}

export const isWatchFailure = (cause: unknown, kind?: WatchFailureKind): cause is WatchFailure =>
  cause instanceof WatchFailure && (kind === undefined || cause.kind === kind)
