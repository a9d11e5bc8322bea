import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt } from '../../columns.ts'
import { users } from '../membres/users.ts'

/** Last sequence number of a member’s event stream (produit 13.20). */
export const fluxRangs = pgTable('flux_rangs', {
  users_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  rang: integer().notNull().default(0),
})

/** Events of a member’s stream, kept for two days for reconnection. */
export const fluxEvenements = pgTable(
  'flux_evenements',
  {
    // One per notification and member would overflow 32 bits.
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Sequence number assigned at first read; null until then (decision 114). */
    rang: integer(),
    type: text().notNull(),
    data: jsonb().$type<object>().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    // Missed events in order; numbers are unique.
    uniqueIndex('flux_evenements_rang_key').on(t.users_id, t.rang).where(sql`rang is not null`),
    index('flux_evenements_sans_rang_idx').on(t.users_id, t.id).where(sql`rang is null`),
    index('flux_evenements_created_at_idx').on(t.created_at),
  ],
)
