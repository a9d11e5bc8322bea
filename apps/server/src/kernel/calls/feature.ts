import type { Readable } from 'node:stream'
import type { ErrorCode } from '@foulee/contract/shared/error-catalogue'
import type { Access, Endpoint, EndpointKey, Endpoints, Reply } from '@foulee/contract/shared/kit'
import type { ChangeTag } from '@foulee/db/invalidation'
import { hasDroit, needsVerification } from '@foulee/domain/membres/droits'
import type { FastifyRequest } from 'fastify'
import type * as z from 'zod'
import type { Services } from '#kernel/services.ts'
import type { Caller, UploadedFile } from '#platform/http/caller.ts'
import type { SpooledFile } from '#platform/http/spool.ts'
import type { User } from '#platform/http/user.ts'
import type { Sink } from '#platform/realtime/stream.ts'

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined
type PartOf<E, K extends string> = E extends Record<K, infer S> ? Parsed<S> : undefined

export type CallContext<E extends Endpoint> = Services & {
  user: E['access'] extends 'public' ? User | null : User
  caller: Caller
  params: PartOf<E, 'params'>
  query: PartOf<E, 'query'>
  body: PartOf<E, 'body'>
  files: UploadedFile[]
  /** Files of a call that accepts large uploads: on disk, deleted once the call has answered. */
  spooled: SpooledFile[]
}

type Raw = { raw: string }
/**
 * Tags of the answer's dependencies. With tags, an answer to a visitor may be cached
 * (`tagged-cache.ts`).
 */
type Cacheable = { tags?: readonly ChangeTag[] }

type DataOf<R> = R extends { schema: infer S extends z.ZodType } ? z.output<S> : never
export type Answer<R extends Reply> = R extends { kind: 'file' }
  ? { content: string | Buffer | Readable; filename?: string; media?: string } & Cacheable
  : R extends { kind: 'stream' }
    ? { pour: (sink: Sink) => void }
    :
        | (Raw & Cacheable)
        | ((R extends { kind: 'list' }
            ? { data: DataOf<R>; nb: number }
            : R extends { kind: 'created' }
              ? { id: number; data: DataOf<R> }
              : { data: DataOf<R> }) &
            Cacheable)

export type Handler<E extends Endpoint> = (call: CallContext<E>) => Promise<Answer<E['reply']>>
export type Handlers<C> = { [K in keyof C]: C[K] extends Endpoint ? Handler<C[K]> : never }

export type Route = {
  key: EndpointKey
  endpoint: Endpoint
  handler: (call: LooseContext) => Promise<LooseAnswer>
}
export type LooseContext = Services & {
  user: User | null
  caller: Caller
  params: unknown
  query: unknown
  body: unknown
  files: UploadedFile[]
  spooled: SpooledFile[]
}
export type LooseAnswer = Partial<Raw> &
  Cacheable & {
    data?: unknown
    nb?: number
    id?: number
    content?: string | Buffer | Readable
    filename?: string
    media?: string
    pour?: (sink: Sink) => void
  }

/** Binds a feature's handlers to its part of the contract; a missing one does not compile. */
export function implement<C extends Endpoints>(contract: C, handlers: Handlers<C>): Route[] {
  return Object.entries(contract).map(([key, endpoint]) => ({
    key: key as EndpointKey,
    endpoint: endpoint as Endpoint,
    handler: handlers[key as EndpointKey & keyof C] as unknown as Route['handler'],
  }))
}

export type Identity = { user: User } | { user: null; failure: ErrorCode | null }
export type ResolveUser = (request: FastifyRequest) => Promise<Identity>

/**
 * @returns the reason to refuse the call, or null. An invalid token is refused on public calls too,
 * so that a caller learns that the session has ended.
 */
export function findRefusal(access: Access, identity: Identity): ErrorCode | null {
  if (!identity.user) {
    return identity.failure ?? (access === 'public' ? null : 'session_absente')
  }
  if (access === 'public' || access === 'member') return null
  const { compte, mustGiveFactor } = identity.user
  if (hasDroit(compte, access)) return null
  if (mustGiveFactor && hasDroit({ ...compte, staff: true }, access)) return 'second_facteur_requis'
  return needsVerification(compte, access) ? 'email_non_verifie' : 'acces_refuse'
}
