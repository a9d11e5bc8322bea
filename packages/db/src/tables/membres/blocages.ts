import { SUIVABLES } from '@foulee/domain/echanges/publication'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt } from '../../columns.ts'
import { users } from './users.ts'

/** Whoever blocks somebody: from then on neither sees the other, anywhere (produit 7.19). */
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
    // Who blocked me: it holds both ways.
    index('blocages_bloque_id_idx').on(t.bloque_id),
    check('blocages_not_oneself', sql`${t.users_id} <> ${t.bloque_id}`),
  ],
)

/** What was proposed to a newcomer, who does not want it proposed again. */
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
