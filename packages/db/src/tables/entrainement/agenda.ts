import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt } from '../../columns.ts'
import { users } from '../membres/users.ts'

/** Private iCalendar feed; a new URL revokes the old one. */
export const agendaFlux = pgTable(
  'agenda_flux',
  {
    users_id: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Hash of the secret URL, which is shown once. */
    token_hash: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [uniqueIndex('agenda_flux_token_hash_key').on(t.token_hash)],
)
