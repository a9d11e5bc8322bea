import '@fastify/cookie'
import { setTimeout as wait } from 'node:timers/promises'
import { isConnectionLost, isDatabaseAway } from '@foulee/db/away'
import type { Db } from '@foulee/db/connect'
import { type LogPosition, readPosition, writePosition } from '@foulee/db/log-position'
import type { Chosen, Replicas } from '@foulee/db/replicas'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'

/** Where the database stood after the last write of this browser. */
const COOKIE = 'ecriture'
/** By then every copy that is read has come there: `maxLagMs` of the replicas, and some. */
const KEPT_S = 60

/** What a copy refuses, and the primary would not: a row that it must let go of, a write. */
const REFUSED_BY_COPY = /^(40001|25006)$/
/** A statement that takes too long does so on the primary too. */
const TOO_LONG = /^57014$/

type NearServices = { db: Db; replicas: Replicas<Db> | null; config: Config }

const TRIES = 8
/** How often a primary that says that it is there is asked again: more would only burden it. */
const CHANCES = 2
/** As often as each copy is asked how far it is. */
const BETWEEN_TRIES_MS = 200

/** How far the caller has written, as they were told. */
export const readSeen = ({ cookies }: FastifyRequest): LogPosition | null =>
  readPosition(cookies[COOKIE])

/** After a change: its author reads from what knows of it, whichever process answers. */
export async function giveSeen(
  reply: FastifyReply,
  { replicas, config }: Omit<NearServices, 'db'>,
): Promise<void> {
  const position = await replicas?.askPlace()
  if (position == null) return
  reply.setCookie(COOKIE, writePosition(position), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.publicUrl.startsWith('https:'),
    maxAge: KEPT_S,
  })
}

/**
 * Runs a read that everybody may make on a copy of the database that knows all its caller has seen. Where
 * there is none, or where it fails, on the primary; when that is away, on what copy there is.
 * @param read changes nothing: it may be begun twice
 */
export async function readNear<T, S extends NearServices>(
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

/** What took the primary may have taken connections to a copy with it: a moment later they are back. */
async function readWhatIsLeft<T, S extends NearServices & { replicas: Replicas<Db> }>(
  services: S,
  read: (services: S) => Promise<T>,
  first: unknown,
): Promise<T> {
  const { replicas } = services
  if (!replicas.isPrimaryAway) await replicas.askPlace()
  // A primary that has no room, or no time, is not asked more.
  if (!replicas.isPrimaryAway && !isConnectionLost(first)) throw first
  let last = first
  let chances = CHANCES
  for (let n = 0; n < TRIES && chances > 0; n++) {
    if (n > 0) {
      await wait(BETWEEN_TRIES_MS)
      // One that was there a moment ago may be gone by now: then a copy is asked, and it costs no chance.
      if (!replicas.isPrimaryAway) await replicas.askPlace()
    }
    // It is there again, or another one in its place: the connection was lost with what went.
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

class LeftOutError extends Error {
  override name = 'LeftOutError'
}

const isFaultOfCopy = (cause: unknown) =>
  cause instanceof LeftOutError || hasCode(cause, REFUSED_BY_COPY) || isAway(cause)

const isAway = (cause: unknown) => isDatabaseAway(cause) && !hasCode(cause, TOO_LONG)

/** Whoever wraps an error of the database names it as its cause. */
const hasCode = (cause: unknown, codes: RegExp): boolean =>
  cause instanceof Error &&
  (codes.test(String((cause as { code?: unknown }).code)) || hasCode(cause.cause, codes))

/** A copy that says nothing any more is not waited for. */
function unlessLeft<T>({ left }: Chosen<Db>, read: Promise<T>): Promise<T> {
  if (left.aborted) {
    read.catch(() => {})
    return Promise.reject(new LeftOutError())
  }
  return new Promise((resolve, reject) => {
    const leave = () => reject(new LeftOutError())
    left.addEventListener('abort', leave, { once: true })
    read.then(resolve, reject).finally(() => left.removeEventListener('abort', leave))
  })
}
