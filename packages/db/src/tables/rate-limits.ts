import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Counters of the rate limiter, shared by all server processes. Its library owns the columns. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
})
