import { createHmac } from 'node:crypto'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { memoizeSuccess } from '#platform/concurrency/concurrency.ts'
import type { Config } from '#platform/config/config.ts'
import { getSecret } from '#platform/crypto/secrets.ts'

const QUARTER_HOUR_S = 900
const DAY_S = 86_400

/** Per day: actions of new accounts (produit 7.20), emails to others (7.25). */
const DAILY = /^courrier_|_nouveau$/

export type RateLimited = keyof Config['rates']
export type RateLimits = {
  /**
   * Counts one attempt per key.
   * @throws ApiError `trop_de_demandes` with Retry-After
   */
  consume: (action: RateLimited, keys: readonly string[]) => Promise<void>
  hasRoom: (action: RateLimited, key: string) => Promise<boolean>
  forgive: (action: RateLimited, key: string) => Promise<void>
}

/**
 * HMAC of a key for the table: emails and IP addresses must be neither readable there nor
 * guessable.
 */
function createBlinding(db: Db): (action: RateLimited, key: string) => Promise<string> {
  const getLimitesSecret = memoizeSuccess(() => getSecret(db, 'limites'))
  return async (action, key) =>
    createHmac('sha256', await getLimitesSecret())
      .update(`${action} ${key}`)
      .digest('base64url')
}

/**
 * Counted per process: a map requests sixty tiles at once, which must not load the database nor
 * fail with it.
 */
const IN_MEMORY: ReadonlySet<string> = new Set<RateLimited>(['fonds'])

export function createRateLimits(db: Db, rates: Config['rates']): RateLimits {
  const limiters = new Map(
    Object.entries(rates).map(([action, points]): [string, RateLimiterAbstract] => [
      action,
      IN_MEMORY.has(action)
        ? new RateLimiterMemory({ points, duration: QUARTER_HOUR_S })
        : new RateLimiterPostgres({
            storeClient: db.$client,
            storeType: 'pool',
            tableName: 'rate_limits',
            tableCreated: true,
            clearExpiredByTimeout: false,
            keyPrefix: action,
            points,
            duration: DAILY.test(action) ? DAY_S : QUARTER_HOUR_S,
          }),
    ]),
  )
  const blindForTable = createBlinding(db)
  const blind = async (action: RateLimited, key: string) =>
    IN_MEMORY.has(action) ? key : blindForTable(action, key)
  const consumeOne = async (action: RateLimited, key: string) => {
    try {
      await limiters.get(action)?.consume(await blind(action, key))
    } catch (cause) {
      if (!(cause instanceof RateLimiterRes)) throw cause
      throw new ApiError('trop_de_demandes', { retryAfter: Math.ceil(cause.msBeforeNext / 1000) })
    }
  }
  return {
    consume: async (action, keys) => {
      for (const key of keys) await consumeOne(action, key)
    },
    hasRoom: async (action, key) => {
      const counted = await limiters.get(action)?.get(await blind(action, key))
      return !counted || counted.remainingPoints > 0
    },
    forgive: async (action, key) => {
      await limiters.get(action)?.delete(await blind(action, key))
    },
  }
}
