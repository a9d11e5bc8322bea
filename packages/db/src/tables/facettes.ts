import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * How many visible races and routes there are by type, département, month…: a ledger. Each change of
 * a card adds what it changes (triggers of the first migration), so that writers never wait for each
 * other; the count is the sum. Lines of one count are added up now and then
 * (`read-models/facettes.ts`).
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
