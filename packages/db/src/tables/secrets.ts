import { pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from '../columns.ts'

/** Keys that all server processes share and nobody types: made at random when first needed. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  created_at: createdAt(),
})
