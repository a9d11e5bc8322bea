import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../../columns.ts'
import { users } from '../membres/users.ts'

/** What came through /nous-contacter; the team also gets it by mail. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    users_id: integer().references(() => users.id, { onDelete: 'set null' }),
    nom: text().notNull(),
    email: text().notNull(),
    sujet: text().notNull(),
    message: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    // Account deletion, and the export of one's data.
    index('contact_messages_users_id_idx').on(t.users_id),
  ],
)
