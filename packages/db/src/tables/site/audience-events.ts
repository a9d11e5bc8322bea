import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt } from '../../columns.ts'
import { users } from '../membres/users.ts'

/**
 * Analytics events (produit 14.5). `users_id` only with consent. Partitioned by month
 * (`partitions.ts`), which is the unit of retention.
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
    index('audience_events_name_idx').on(t.name, t.created_at),
    index('audience_events_created_at_idx').on(t.created_at),
    index('audience_events_users_id_idx').on(t.users_id),
  ],
)
