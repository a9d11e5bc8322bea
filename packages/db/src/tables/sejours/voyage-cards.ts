import type { Niveau } from '@foulee/domain/membres/profil'
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  real,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant, position, tsvector, worldPlace } from '../../columns.ts'
import { voyages } from './voyages.ts'

/**
 * Read model of stays: one row with filter and sort columns, list JSON and page JSON. Written in
 * the transaction of the stay (`read-models/voyage-cards.ts`).
 */
export const voyageCards = pgTable(
  'voyage_cards',
  {
    voyages_id: integer()
      .primaryKey()
      .references(() => voyages.id, { onDelete: 'cascade' }),
    slug: text().notNull(),
    agences_id: integer().notNull(),
    is_visible: boolean().notNull(),
    titre_tri: text().notNull(),
    recherche: tsvector().notNull(),
    pays: text().notNull(),
    region: text(),
    position: position(),
    sports: text().array().notNull(),
    niveau: text().$type<Niveau>(),
    duree_jours: integer(),
    /** Lowest upcoming price in euro cents; null sorts last. */
    prix_des: integer(),
    /** Next departure; null sorts last. */
    prochain: date({ mode: 'string' }),
    /** Parallel arrays: one entry per bookable departure. */
    departs: date({ mode: 'string' }).array().notNull(),
    restantes: integer().array().notNull(),
    prix: integer().array().notNull(),
    dossard_inclus: boolean().notNull(),
    note: real(),
    nb_notes: integer().notNull().default(0),
    publie_le: instant(),
    carte: text().notNull(),
    fiche: text().notNull(),
    /** Next instant at which the row becomes stale. */
    valable_jusqua: instant(),
    ...worldPlace(),
  },
  (t) => [
    uniqueIndex('voyage_cards_slug_key').on(t.slug),
    index('voyage_cards_prochain_idx').on(t.prochain, t.voyages_id).where(sql`is_visible`),
    index('voyage_cards_prix_des_idx').on(t.prix_des, t.voyages_id).where(sql`is_visible`),
    index('voyage_cards_duree_jours_idx').on(t.duree_jours, t.voyages_id).where(sql`is_visible`),
    index('voyage_cards_titre_tri_idx').on(t.titre_tri, t.voyages_id).where(sql`is_visible`),
    index('voyage_cards_note_idx')
      .on(t.note.desc().nullsLast(), t.voyages_id)
      .where(sql`is_visible`),
    index('voyage_cards_pays_idx').on(t.pays, t.region, t.prochain).where(sql`is_visible`),
    index('voyage_cards_agences_id_idx').on(t.agences_id, t.prochain),
    index('voyage_cards_recherche_idx').using('gin', t.recherche),
    index('voyage_cards_position_idx').using('gist', t.position),
    index('voyage_cards_globe_idx').using('gist', sql`(position::geography)`),
    index('voyage_cards_valable_jusqua_idx').on(t.valable_jusqua),
  ],
)

export const voyageMots = pgTable(
  'voyage_mots',
  { mot: text().primaryKey() },
  // /sejours?texte=: prefix match in the vocabulary.
  (t) => [index('voyage_mots_mot_idx').on(t.mot.op('text_pattern_ops'))],
)
