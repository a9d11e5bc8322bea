import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'
import { users } from './users.ts'

/** Session, stored by the SHA-256 of its token (produit 7.1). */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token_hash: text().notNull(),
    remember: boolean().notNull(),
    user_agent: text(),
    created_at: createdAt(),
    seen_at: instant().notNull(),
    expires_at: instant().notNull(),
    facteur_le: instant(),
  },
  (t) => [
    uniqueIndex('sessions_token_hash_key').on(t.token_hash),
    index('sessions_users_id_idx').on(t.users_id),
  ],
)
