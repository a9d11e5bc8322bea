import { SUIVABLES } from '@foulee/domain/echanges/publication'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt } from '../../columns.ts'
import { users } from './users.ts'

/** Blocks: hide both members from each other everywhere (produit 7.19). */
export const blocages = pgTable(
  'blocages',
  {
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    bloque_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.users_id, t.bloque_id] }),
    // Reverse lookup, as a block is mutual.
    index('blocages_bloque_id_idx').on(t.bloque_id),
    check('blocages_not_oneself', sql`${t.users_id} <> ${t.bloque_id}`),
  ],
)

export const suggestionsRefusees = pgTable(
  'suggestions_refusees',
  {
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    cible_kind: text({ enum: SUIVABLES }).notNull(),
    cible_id: integer().notNull(),
    created_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.users_id, t.cible_kind, t.cible_id] })],
)
