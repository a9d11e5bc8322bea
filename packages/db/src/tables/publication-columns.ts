import { integer, jsonb, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../columns.ts'
import { users } from './membres/users.ts'

export const moveColumns = () => ({
  id: id(),
  de: integer(),
  vers: integer().notNull(),
  users_id: integer().references(() => users.id, { onDelete: 'set null' }),
  motif: text(),
  created_at: createdAt(),
})

export const saveColumns = () => ({
  version: integer().notNull(),
  section: text().notNull(),
  users_id: integer().references(() => users.id, { onDelete: 'set null' }),
  /** Field → [before, after]. */
  changes: jsonb().$type<Record<string, [unknown, unknown]>>().notNull(),
  created_at: createdAt(),
})
