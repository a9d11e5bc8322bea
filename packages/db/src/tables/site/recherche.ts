import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { tsvector } from '../../columns.ts'

/**
 * Read model of the global search (produit 14.16): one row per visible object, written by triggers
 * in the transaction of the change through the function `recherche_de_…` of its kind
 * (decision 0126). Partitioned by kind, so that each kind has its own statistics.
 */
export const recherche = pgTable(
  'recherche',
  {
    kind: text().notNull(),
    objet_id: integer().notNull(),
    titre: text().notNull(),
    detail: text().notNull(),
    jour: date({ mode: 'string' }),
    chemin: text().notNull(),
    image: text(),
    /** Sort key: upcoming by date, undated, then past in reverse. */
    rang: integer().notNull(),
    /** Visible to visitors; otherwise to members. */
    est_public: boolean().notNull(),
    titre_tri: text().notNull(),
    recherche: tsvector().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.objet_id] }),
    index('recherche_recherche_idx').using('gin', t.recherche),
    // Frequent words: scanned in order until a page is full.
    index('recherche_rang_idx').on(t.rang, t.objet_id),
    index('recherche_titre_tri_idx').on(t.titre_tri.op('text_pattern_ops')),
    index('recherche_jour_idx').on(t.jour),
  ],
)

/**
 * Search vocabulary for typo correction. Duplicates are allowed so that writers never wait for each
 * other; `purgeRechercheMots` removes unused words.
 */
export const rechercheMots = pgTable(
  'recherche_mots',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    mot: text().notNull(),
  },
  (t) => [index('recherche_mots_mot_idx').on(t.mot.op('text_pattern_ops'))],
)
