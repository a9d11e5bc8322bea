import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt } from '../../columns.ts'
import { users } from '../membres/users.ts'

/** The last number given to an event of a member's stream (produit 13.20). */
export const fluxRangs = pgTable('flux_rangs', {
  users_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  rang: integer().notNull().default(0),
})

/** What a member's stream says or has said: kept for two days, for whoever takes it up again. */
export const fluxEvenements = pgTable(
  'flux_evenements',
  {
    // One for each notice of each member: whole numbers of 32 bits would run out.
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Given by whoever first reads it; null until then (decision 114). */
    rang: integer(),
    type: text().notNull(),
    data: jsonb().$type<object>().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    // What a stream has missed, in order; no number is given twice.
    uniqueIndex('flux_evenements_rang_key').on(t.users_id, t.rang).where(sql`rang is not null`),
    // What has no number yet.
    index('flux_evenements_sans_rang_idx').on(t.users_id, t.id).where(sql`rang is null`),
    // What has run out.
    index('flux_evenements_created_at_idx').on(t.created_at),
  ],
)
