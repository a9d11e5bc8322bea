/** Columns of what is kept of publications, whatever is published. */

import { integer, jsonb, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../columns.ts'
import { users } from './membres/users.ts'

/** A move of the publication: who, when and why. */
export const moveColumns = () => ({
  id: id(),
  de: integer(),
  vers: integer().notNull(),
  users_id: integer().references(() => users.id, { onDelete: 'set null' }),
  motif: text(),
  created_at: createdAt(),
})

/** A save of a section: what changed, from what, by whom. */
export const saveColumns = () => ({
  version: integer().notNull(),
  section: text().notNull(),
  users_id: integer().references(() => users.id, { onDelete: 'set null' }),
  /** Field → [before, after]. */
  changes: jsonb().$type<Record<string, [unknown, unknown]>>().notNull(),
  created_at: createdAt(),
})
