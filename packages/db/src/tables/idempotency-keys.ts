import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { users } from './membres/users.ts'

/** Creating calls of the last 24 hours that a member may send once more (produit 1.15). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** SHA-256 of the call and its input. */
    fingerprint: text().notNull(),
    /** Results of the call's transactions, in order: ids only. */
    outputs: jsonb().$type<unknown[]>().notNull().default(sql`'[]'::jsonb`),
    created_at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.users_id, t.key] }),
    // Daily removal of what has expired.
    index('idempotency_keys_created_at_idx').on(t.created_at),
  ],
)
