import { ApiError } from '@foulee/contract/shared/errors'
import type { FastifyBaseLogger } from 'fastify'

/** Circuit breaker: consecutive failures before a service counts as gone. */
const MAX_FAILURES = 4

/** Milliseconds between probes: with backoff after failures; while available. */
export type Rests = { afterFailure: readonly number[]; whileThere: number }
const MINUTE = 60_000
export const RESTS: Rests = {
  afterFailure: [MINUTE / 2, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE],
  whileThere: 12 * 60 * MINUTE,
}

/** A service with background probes: no request waits for one. */
export type Service<Found> = {
  current: () => Found | null
  start: () => void
  /** @throws ApiError 503 at once while unavailable, and on failure */
  request: <T>(task: (found: Found) => Promise<T>) => Promise<T>
  stop: () => void
}

/** @param probe throws when the service is unavailable */
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

  const probeIn = (ms: number) => {
    if (timer) clearTimeout(timer)
    timer = isStopped ? null : setTimeout(() => void look(), ms).unref()
  }
  const lose = (cause: unknown) => {
    if (found || misses === 0) log.info({ err: cause }, `Maps: ${name} does not answer`)
    found = null
    const rest = rests.afterFailure[Math.min(misses, rests.afterFailure.length - 1)]
    misses++
    probeIn(rest ?? MINUTE)
  }
  const look = async () => {
    try {
      const seen = await probe()
      if (isStopped) return
      if (!found) log.info(`Maps: ${name} is there`)
      found = seen
      failures = 0
      misses = 0
      probeIn(rests.whileThere)
    } catch (cause) {
      if (!isStopped) lose(cause)
    }
  }

  return {
    current: () => found,
    start: () => void look(),
    async request(task) {
      if (!found) throw new ApiError('service_indisponible', { retryAfter: 30 })
      try {
        const result = await task(found)
        failures = 0
        return result
      } catch (cause) {
        // An overload of ours is no failure of the service.
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
