import type { ServiceMontre } from '@foulee/domain/parcours/montre'

/** What ties the end of a connection to its beginning. */
export type Ties = { state: string; code_verifier: string }

/** What a service gives to act in a member's name. It is kept sealed (`seal.ts`). */
export type Tokens = {
  access_token: string
  /** Null: the member has to connect again once the access is over. */
  refresh_token: string | null
  /** ISO instant; null when the service does not say. */
  expires_at: string | null
}

/** A route as it may leave: its hidden ends are cut already. */
export type SentRoute = { titre: string; gpx: Buffer }

/**
 * One maker of watches. An adapter speaks the maker's protocol and nothing else: it reads no database
 * and keeps nothing. Every call throws a `WatchFailure`.
 */
export type WatchProvider = {
  service: ServiceMontre
  label: string
  /** What is asked of the member there. */
  scopes: readonly string[]
  /** @returns where to send the browser */
  authorize: (ties: Ties) => Promise<string>
  exchange: (ties: Ties, code: string) => Promise<Tokens>
  refresh: (tokens: Tokens) => Promise<Tokens>
  /** @returns what the service calls the route; empty when it does not say */
  push: (tokens: Tokens, route: SentRoute) => Promise<string>
  /** Whether a route that was sent is still there. */
  has: (tokens: Tokens, externe_id: string) => Promise<boolean>
  /** Tells the service that it is over. */
  disconnect: (tokens: Tokens) => Promise<void>
}

/**
 * `expire`: the access is over, a fresh one may do. `revoque`: the member has to connect again.
 * `refuse`: the service does not take this. `indisponible`: it does not answer, or not now.
 */
export type WatchFailureKind = 'expire' | 'revoque' | 'refuse' | 'indisponible'

/** Why a service did not do what it was asked. */
export class WatchFailure extends Error {
  override name = 'WatchFailure'
  kind: WatchFailureKind
  /** Seconds to wait, when the service says so. */
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
