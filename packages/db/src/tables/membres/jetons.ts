import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'
import { users } from './users.ts'

/**
 * A link or a code sent by mail: used once, then dead. Of a link's secret only the SHA-256 is kept
 * (produit 7.3), of a code an HMAC under a key of the server.
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
    /** The address that is verified: the account's, or the one it is to change for. */
    email: text().notNull(),
    created_at: createdAt(),
    expires_at: instant().notNull(),
    used_at: instant(),
  },
  (t) => [
    // POST /api/auth/reset and /verify.
    uniqueIndex('jetons_token_hash_key').on(t.token_hash),
    // A new link kills the former ones; cascade on account deletion.
    index('jetons_users_id_idx').on(t.users_id, t.usage),
  ],
)
