import { ApiError } from '@foulee/contract/shared/errors'
import type { FastifyBaseLogger } from 'fastify'

/** Failures in a row after which a service counts as gone. */
const MAX_FAILURES = 4

/** Milliseconds until a service that is gone is tried again, longer each time; and until one that is there is. */
export type Rests = { afterFailure: readonly number[]; whileThere: number }
const MINUTE = 60_000
export const RESTS: Rests = {
  afterFailure: [MINUTE / 2, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE],
  whileThere: 12 * 60 * MINUTE,
}

/** A service that may be there or not. Nobody ever waits to find out. */
export type Service<Found> = {
  /** What is known of it; null when it does not answer, or not yet. */
  current: () => Found | null
  /** Looks for it in the background, now and then again. */
  start: () => void
  /** @throws ApiError 503 at once when it is not there, and when it fails */
  ask: <T>(task: (found: Found) => Promise<T>) => Promise<T>
  stop: () => void
}

/** @param probe finds out whether it is there, and what it has; it throws when it is not */
export function createService<Found>(
  name: string,
  probe: () => Promise<Found>,
  { log, rests = RESTS }: { log: FastifyBaseLogger; rests?: Rests },
): Service<Found> {
  let found: Found | null = null
  let failures = 0
  let misses = 0
  let timer: NodeJS.Timeout | null = null
  let isStopped = false

  const lookAgainIn = (ms: number) => {
    if (timer) clearTimeout(timer)
    timer = isStopped ? null : setTimeout(() => void look(), ms).unref()
  }
  const lose = (cause: unknown) => {
    if (found || misses === 0) log.info({ err: cause }, `Maps: ${name} does not answer`)
    found = null
    const rest = rests.afterFailure[Math.min(misses, rests.afterFailure.length - 1)]
    misses++
    lookAgainIn(rest ?? MINUTE)
  }
  const look = async () => {
    try {
      const seen = await probe()
      if (isStopped) return
      if (!found) log.info(`Maps: ${name} is there`)
      found = seen
      failures = 0
      misses = 0
      lookAgainIn(rests.whileThere)
    } catch (cause) {
      if (!isStopped) lose(cause)
    }
  }

  return {
    current: () => found,
    start: () => void look(),
    async ask(task) {
      if (!found) throw new ApiError('service_indisponible', { retryAfter: 30 })
      try {
        const result = await task(found)
        failures = 0
        return result
      } catch (cause) {
        // Too many wait for it: it is there all the same.
        if (cause instanceof ApiError) throw cause
        failures++
        if (failures >= MAX_FAILURES && found) lose(cause)
        throw new ApiError('service_indisponible', { cause, retryAfter: 30 })
      }
    },
    stop() {
      isStopped = true
      if (timer) clearTimeout(timer)
    },
  }
}
