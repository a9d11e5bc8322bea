import { pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from '../columns.ts'

/** Random keys shared by all processes, generated on first use. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  created_at: createdAt(),
})
