import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, position, tstzmultirange, tsvector, worldPlace } from '../../columns.ts'
import { photoColumns, socialColumns } from '../content-columns.ts'
import { magasins } from './magasins.ts'

const ofMagasin = () =>
  integer()
    .notNull()
    .references(() => magasins.id, { onDelete: 'cascade' })

/**
 * Read model of shops: one row with filter and sort columns, list JSON and page JSON. Written in
 * the transaction of the shop (`read-models/magasin-cards.ts`).
 */
export const magasinCards = pgTable(
  'magasin_cards',
  {
    magasins_id: integer()
      .primaryKey()
      .references(() => magasins.id, { onDelete: 'cascade' }),
    slug: text().notNull(),
    is_visible: boolean().notNull(),
    nom_tri: text().notNull(),
    recherche: tsvector().notNull(),
    departement: text(),
    position: position(),
    categories: text().array().notNull(),
    marques: text().array().notNull(),
    services: text().array().notNull(),
    /**
     * Opening times of the coming days as instants, with week, exceptions, holidays and clock
     * changes resolved at write time: « open now » is a single comparison.
     */
    ouvertures: tstzmultirange().notNull(),
    carte: text().notNull(),
    fiche: text().notNull(),
    valable_jusqua: instant().notNull(),
    ...worldPlace(),
  },
  (t) => [
    uniqueIndex('magasin_cards_slug_key').on(t.slug),
    index('magasin_cards_nom_tri_idx').on(t.nom_tri, t.magasins_id).where(sql`is_visible`),
    index('magasin_cards_departement_idx')
      .on(t.departement, t.nom_tri, t.magasins_id)
      .where(sql`is_visible`),
    index('magasin_cards_recherche_idx').using('gin', t.recherche),
    index('magasin_cards_position_idx').using('gist', t.position),
    // /magasins?autour=: radius, and distance order.
    index('magasin_cards_globe_idx').using('gist', sql`(position::geography)`),
    // /magasins?categories=, ?marques= and ?services=
    index('magasin_cards_categories_idx').using('gin', t.categories),
    index('magasin_cards_marques_idx').using('gin', t.marques),
    index('magasin_cards_services_idx').using('gin', t.services),
    index('magasin_cards_valable_jusqua_idx').on(t.valable_jusqua),
  ],
)

export const magasinMots = pgTable(
  'magasin_mots',
  { mot: text().primaryKey() },
  // /magasins?texte=: prefix match in the vocabulary.
  (t) => [index('magasin_mots_mot_idx').on(t.mot.op('text_pattern_ops'))],
)

export const magasinPhotos = pgTable(
  'magasin_photos',
  {
    ...photoColumns(),
    magasins_id: ofMagasin(),
    position: position(),
  },
  (t) => [
    index('magasin_photos_magasins_id_idx').on(t.magasins_id, t.ordre),
    index('magasin_photos_fichier_idx').on(t.fichier),
  ],
)

export const magasinSocial = pgTable(
  'magasin_social',
  { ...socialColumns(), magasins_id: ofMagasin() },
  (t) => [index('magasin_social_magasins_id_idx').on(t.magasins_id)],
)
