import { createHmac } from 'node:crypto'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import type { Config } from '#platform/config/config.ts'
import { getSecret } from '#platform/crypto/secrets.ts'

const QUARTER_HOUR_S = 900
const DAY_S = 86_400

/** Counted a day at a time: what new accounts do (produit 7.20), mails to others (7.25). */
const DAILY = /^courrier_|_nouveau$/

export type RateLimited = keyof Config['rates']
export type RateLimits = {
  /**
   * Counts one attempt for each key (an address, an account).
   * @throws ApiError `trop_de_demandes` with how long to wait
   */
  consume: (action: RateLimited, keys: readonly string[]) => Promise<void>
  /** True when one more attempt would be allowed; counts nothing. */
  hasRoom: (action: RateLimited, key: string) => Promise<boolean>
  /** Forgets the attempts of a key, after a success. */
  forgive: (action: RateLimited, key: string) => Promise<void>
}

/**
 * What a key is called in the table: keys hold emails and addresses of networks, which nobody may
 * read there, nor guess without a key of the server.
 */
function createBlinding(db: Db): (action: RateLimited, key: string) => Promise<string> {
  let secret: Promise<string> | null = null
  const read = async () => {
    try {
      return await getSecret(db, 'limites')
    } catch (cause) {
      // Asked again by the next: a database that was away for a moment does not count as an answer.
      secret = null
      throw cause
    }
  }
  return async (action, key) => {
    secret ??= read()
    return createHmac('sha256', await secret)
      .update(`${action} ${key}`)
      .digest('base64url')
  }
}

/**
 * Counted by each process alone: a map asks for sixty pieces at once, which neither wait for the database nor fill it,
 * and stay there when it is away.
 */
const IN_MEMORY: ReadonlySet<string> = new Set<RateLimited>(['fonds'])

/** Attempts are counted in the database, so that all server processes count together. */
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
