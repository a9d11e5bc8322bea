import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../columns.ts'
import { users } from './users.ts'

/** A watch account that a member connected: where routes are sent to. Tokens are encrypted. */
export const montres = pgTable(
  'montres',
  {
    id: id(),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    service: text().notNull(),
    /** AES-256-GCM under the server's key: `iv.tag.ciphertext` in base64url. */
    jetons: text().notNull(),
    expires_at: instant(),
    created_at: createdAt(),
  },
  (t) => [uniqueIndex('montres_service_key').on(t.users_id, t.service)],
)
