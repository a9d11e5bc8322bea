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
 * Read model of stays: one row that lists filter and order on, with the finished JSON of the card and
 * of the page. Written with the stay, in its transaction (`read-models/voyage-cards.ts`).
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
    /** The lowest price of a departure to come, in euro cents; those without one come last. */
    prix_des: integer(),
    /** The next departure; those without one come last. */
    prochain: date({ mode: 'string' }),
    /** Side by side, one entry for each departure to come that can still be asked for. */
    departs: date({ mode: 'string' }).array().notNull(),
    restantes: integer().array().notNull(),
    prix: integer().array().notNull(),
    dossard_inclus: boolean().notNull(),
    note: real(),
    nb_notes: integer().notNull().default(0),
    publie_le: instant(),
    /** Finished JSON: in a list, as a page. */
    carte: text().notNull(),
    fiche: text().notNull(),
    /** The next instant at which something in this row stops being true. */
    valable_jusqua: instant(),
    ...worldPlace(),
  },
  (t) => [
    uniqueIndex('voyage_cards_slug_key').on(t.slug),
    // /sejours by default: those that leave next first.
    index('voyage_cards_prochain_idx').on(t.prochain, t.voyages_id).where(sql`is_visible`),
    // /sejours?tri=prix
    index('voyage_cards_prix_des_idx').on(t.prix_des, t.voyages_id).where(sql`is_visible`),
    // /sejours?tri=duree
    index('voyage_cards_duree_jours_idx').on(t.duree_jours, t.voyages_id).where(sql`is_visible`),
    // /sejours?tri=nom
    index('voyage_cards_titre_tri_idx').on(t.titre_tri, t.voyages_id).where(sql`is_visible`),
    // /sejours?tri=note
    index('voyage_cards_note_idx')
      .on(t.note.desc().nullsLast(), t.voyages_id)
      .where(sql`is_visible`),
    // /destinations/{pays ou région}
    index('voyage_cards_pays_idx').on(t.pays, t.region, t.prochain).where(sql`is_visible`),
    // /sejours?my=1 and the agency's page, drafts included
    index('voyage_cards_agences_id_idx').on(t.agences_id, t.prochain),
    // /sejours?texte=
    index('voyage_cards_recherche_idx').using('gin', t.recherche),
    // /sejours?zone=
    index('voyage_cards_position_idx').using('gist', t.position),
    // /sejours?autour=: within a circle, and the nearest first
    index('voyage_cards_globe_idx').using('gist', sql`(position::geography)`),
    // The refresh of rows whose time has come.
    index('voyage_cards_valable_jusqua_idx').on(t.valable_jusqua),
  ],
)

/** Every word that a stay can be found by: what a typo is measured against. */
export const voyageMots = pgTable(
  'voyage_mots',
  { mot: text().primaryKey() },
  // /sejours?texte=: does any known word begin like this one?
  (t) => [index('voyage_mots_mot_idx').on(t.mot.op('text_pattern_ops'))],
)
