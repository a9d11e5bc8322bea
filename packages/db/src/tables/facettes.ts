import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Facet counts of visible races and parcours, as a delta ledger: each card change inserts its
 * deltas (triggers of the first migration), so that writers never wait for each other; a count is a
 * sum. Rows are compacted regularly (`read-models/facettes.ts`).
 */
export const facettes = pgTable(
  'facettes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    genre: text().$type<'course' | 'parcours'>().notNull(),
    facette: text().notNull(),
    valeur: text().notNull(),
    nb: integer().notNull(),
  },
  // GET /api/filtres/{kind}, GET /api/calendrier and totals of one filter
  (t) => [index('facettes_genre_idx').on(t.genre, t.facette, t.valeur)],
)
