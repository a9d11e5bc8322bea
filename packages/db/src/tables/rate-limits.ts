import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Rate limit counters shared by all processes. Columns are defined by the library. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
})
