import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt } from '../../columns.ts'
import { users } from '../membres/users.ts'

/** The private address of a member's iCalendar feed; asking for a new one ends the old one. */
export const agendaFlux = pgTable(
  'agenda_flux',
  {
    users_id: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address is a secret: shown once, kept as a hash. */
    token_hash: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [uniqueIndex('agenda_flux_token_hash_key').on(t.token_hash)],
)
