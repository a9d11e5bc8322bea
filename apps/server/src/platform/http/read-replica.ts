import '@fastify/cookie'
import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '@foulee/db/connect'
import { isConnectionLost, isDatabaseUnavailable } from '@foulee/db/errors'
import { type LogPosition, readPosition, writePosition } from '@foulee/db/log-position'
import type { Chosen, Replicas } from '@foulee/db/replicas'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#platform/config/config.ts'

const COOKIE = 'ecriture'
/** By then every replica in use has caught up: `maxLagMs` and a margin. */
const COOKIE_MAX_AGE_S = 60

/** Errors specific to replicas: recovery conflict, write on a standby. */
const REPLICA_REFUSALS = /^(40001|25006)$/
/** A statement timeout would occur on the primary too. */
const TOO_LONG = /^57014$/

type NearServices = { db: Db; replicas: Replicas<Db> | null; config: Config }

const TRIES = 8
/** Retries on an available primary: more would only burden it. */
const CHANCES = 2
const BETWEEN_TRIES_MS = 200

export const readPositionCookie = ({ cookies }: FastifyRequest): LogPosition | null =>
  readPosition(cookies[COOKIE])

/** Read-your-writes: stores the LSN after a change, so that any process reads recent data. */
export async function setPositionCookie(
  reply: FastifyReply,
  { replicas, config }: Omit<NearServices, 'db'>,
): Promise<void> {
  const position = await replicas?.readPosition()
  if (position == null) return
  reply.setCookie(COOKIE, writePosition(position), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.publicUrl.startsWith('https:'),
    maxAge: COOKIE_MAX_AGE_S,
  })
}

/**
 * Runs a public read on a replica that has replayed the caller's LSN; otherwise, or after a
 * failure, on the primary; while that is away, on any replica.
 * @param read idempotent: may run twice
 */
export async function withReplica<T, S extends NearServices>(
  services: S,
  seen: LogPosition | null,
  read: (services: S) => Promise<T>,
): Promise<T> {
  const { replicas } = services
  if (!replicas) return read(services)
  const chosen = replicas.choose(seen)
  if (chosen) {
    try {
      return await unlessLeft(chosen, read({ ...services, db: chosen.db }))
    } catch (cause) {
      if (!isFaultOfCopy(cause)) throw cause
    }
  }
  try {
    return await read(services)
  } catch (cause) {
    if (!isAway(cause)) throw cause
    return readWhatIsLeft({ ...services, replicas }, read, cause)
  }
}

/** A failover can also drop replica connections; retry. */
async function readWhatIsLeft<T, S extends NearServices & { replicas: Replicas<Db> }>(
  services: S,
  read: (services: S) => Promise<T>,
  first: unknown,
): Promise<T> {
  const { replicas } = services
  if (!replicas.isPrimaryAway) await replicas.readPosition()
  // An overloaded primary is not retried.
  if (!replicas.isPrimaryAway && !isConnectionLost(first)) throw first
  let last = first
  let chances = CHANCES
  for (let n = 0; n < TRIES && chances > 0; n++) {
    if (n > 0) {
      await wait(BETWEEN_TRIES_MS)
      // The primary may be gone by now: then a replica is used, without counting a retry.
      if (!replicas.isPrimaryAway) await replicas.readPosition()
    }
    // The primary, or its successor, is back: only the connection was lost.
    const isThere = !replicas.isPrimaryAway
    if (isThere) chances--
    try {
      if (isThere) return await read(services)
      const copy = replicas.choose(null)
      if (copy) return await unlessLeft(copy, read({ ...services, db: copy.db }))
    } catch (cause) {
      if (!isFaultOfCopy(cause)) throw cause
      last = cause
    }
  }
  throw last
}

class ReplicaEvictedError extends Error {
  override name = 'ReplicaEvictedError'
}

const isFaultOfCopy = (cause: unknown) =>
  cause instanceof ReplicaEvictedError || hasCode(cause, REPLICA_REFUSALS) || isAway(cause)

const isAway = (cause: unknown) => isDatabaseUnavailable(cause) && !hasCode(cause, TOO_LONG)

/** Drizzle wraps the driver's error as cause. */
const hasCode = (cause: unknown, codes: RegExp): boolean =>
  cause instanceof Error &&
  (codes.test(String((cause as { code?: unknown }).code)) || hasCode(cause.cause, codes))

/** Aborts when the replica is removed while reading. */
function unlessLeft<T>({ left }: Chosen<Db>, read: Promise<T>): Promise<T> {
  if (left.aborted) {
    read.catch(() => {})
    return Promise.reject(new ReplicaEvictedError())
  }
  return new Promise((resolve, reject) => {
    const rejectEvicted = () => reject(new ReplicaEvictedError())
    left.addEventListener('abort', rejectEvicted, { once: true })
    read.then(resolve, reject).finally(() => left.removeEventListener('abort', rejectEvicted))
  })
}
