import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../../columns.ts'
import { users } from '../membres/users.ts'

/** The analytics events of produit 14.5, in our own table. `users_id` is there only after consent. */
export const audienceEvents = pgTable(
  'audience_events',
  {
    id: id(),
    name: text().notNull(),
    users_id: integer().references(() => users.id, { onDelete: 'set null' }),
    props: jsonb().$type<Record<string, string | number | boolean>>().notNull().default({}),
    created_at: createdAt(),
  },
  (t) => [
    // Counting one kind over a period; erasing what is older than 25 months.
    index('audience_events_name_idx').on(t.name, t.created_at),
    index('audience_events_created_at_idx').on(t.created_at),
    // Account deletion.
    index('audience_events_users_id_idx').on(t.users_id),
  ],
)
