import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt } from '../../columns.ts'
import { users } from '../membres/users.ts'

/**
 * The analytics events of produit 14.5, in our own table. `users_id` is there only after consent. The table
 * is cut into months (`months.ts`): what is too old goes a month at a time.
 */
export const audienceEvents = pgTable(
  'audience_events',
  {
    id: integer().notNull().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    users_id: integer().references(() => users.id, { onDelete: 'set null' }),
    props: jsonb().$type<Record<string, string | number | boolean>>().notNull().default({}),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.id, t.created_at] }),
    // Counting one kind over a period.
    index('audience_events_name_idx').on(t.name, t.created_at),
    // Erasing what is older than the months that are kept, where it lies in no month of its own.
    index('audience_events_created_at_idx').on(t.created_at),
    // Account deletion.
    index('audience_events_users_id_idx').on(t.users_id),
  ],
)
