import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../../columns.ts'
import { users } from '../membres/users.ts'

export const journalStaff = pgTable(
  'journal_staff',
  {
    id: id(),
    staff_id: integer().references(() => users.id, { onDelete: 'set null' }),
    action: text().notNull(),
    objet_id: integer().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    created_at: createdAt(),
  },
  (t) => [index('journal_staff_staff_id_idx').on(t.staff_id)],
)
