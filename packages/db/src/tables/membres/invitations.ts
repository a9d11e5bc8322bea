import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'
import { users } from './users.ts'

/** POST /api/invitation/ask: of a friend, or of an athlete by a coach. */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text({ enum: ['ami', 'athlete'] }).notNull(),
    email: text().notNull(),
    message: text(),
    token_hash: text().notNull(),
    created_at: createdAt(),
    expires_at: instant().notNull(),
    accepted_at: instant(),
    /** Kept, so that repeated cancellations cannot be used to flood an address. */
    cancelled_at: instant(),
    accepted_by: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('invitations_token_hash_key').on(t.token_hash),
    index('invitations_users_id_idx').on(t.users_id, t.id.desc()),
    index('invitations_accepted_by_idx').on(t.accepted_by),
    index('invitations_email_idx').on(sql`lower(${t.email})`, t.created_at),
  ],
)
