import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'
import { users } from './users.ts'

/**
 * Single-use mailed link or code. Stored as SHA-256 of the link token (produit 7.3), or HMAC of the
 * code.
 */
export const jetons = pgTable(
  'jetons',
  {
    id: id(),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    usage: text({ enum: ['reinitialisation', 'verification', 'suppression', 'retour'] }).notNull(),
    token_hash: text().notNull(),
    /** Verified address: current or future one of the account. */
    email: text().notNull(),
    created_at: createdAt(),
    expires_at: instant().notNull(),
    used_at: instant(),
  },
  (t) => [
    uniqueIndex('jetons_token_hash_key').on(t.token_hash),
    // A new link invalidates former ones; account deletion.
    index('jetons_users_id_idx').on(t.users_id, t.usage),
  ],
)
