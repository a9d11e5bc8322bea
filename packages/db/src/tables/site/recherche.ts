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
 * Read model of the search everywhere (produit 14.16): one row for each thing of any kind that others may
 * see. Triggers write it in the transaction that changes a thing, from what the function `recherche_de_…`
 * of its kind says (decision 0126). The table is cut by kind, so that each kind has statistics of its own.
 */
export const recherche = pgTable(
  'recherche',
  {
    kind: text().notNull(),
    objet_id: integer().notNull(),
    titre: text().notNull(),
    /** Where it is, or how long: one line below the title. */
    detail: text().notNull(),
    /** The day of what is dated. */
    jour: date({ mode: 'string' }),
    /** The path of its page. */
    chemin: text().notNull(),
    /** The address of its picture, or the folder of its image. */
    image: text(),
    /** The lowest first: to come by date, then what has no date, then past ones backwards. */
    rang: integer().notNull(),
    /** Whether visitors find it; otherwise members do. */
    est_public: boolean().notNull(),
    /** The words of the title, without accents, case or signs. */
    titre_tri: text().notNull(),
    recherche: tsvector().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.objet_id] }),
    // /recherche: what is named by rare words.
    index('recherche_recherche_idx').using('gin', t.recherche),
    // What many things are named by: in order, until a page is full.
    index('recherche_rang_idx').on(t.rang, t.objet_id),
    // Titles that begin like this.
    index('recherche_titre_tri_idx').on(t.titre_tri.op('text_pattern_ops')),
    // The refresh of rows whose day has passed.
    index('recherche_jour_idx').on(t.jour),
  ],
)

/**
 * Every word that things are found by: what a typo is measured against. A word may stand here twice:
 * writers then never wait for each other; `purgeRechercheMots` takes away what no thing says any more.
 */
export const rechercheMots = pgTable(
  'recherche_mots',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    mot: text().notNull(),
  },
  // Does any known word begin like this one?
  (t) => [index('recherche_mots_mot_idx').on(t.mot.op('text_pattern_ops'))],
)
