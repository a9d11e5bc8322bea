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
 * Read model of shops: one row that lists filter and order on, with the finished JSON of the card and
 * of the page. Written with the shop, in its transaction (`read-models/magasin-cards.ts`).
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
    /** Slugs of the brands. */
    marques: text().array().notNull(),
    services: text().array().notNull(),
    /**
     * The instants at which it is open, of the days to come: week, exceptions, holidays, nights and
     * clocks are settled when the row is written, so that « open now » is one comparison.
     */
    ouvertures: tstzmultirange().notNull(),
    /** Finished JSON: in a list, as a page. */
    carte: text().notNull(),
    fiche: text().notNull(),
    /** When the days of `ouvertures` are to be counted on. */
    valable_jusqua: instant().notNull(),
    ...worldPlace(),
  },
  (t) => [
    uniqueIndex('magasin_cards_slug_key').on(t.slug),
    // /magasins by default
    index('magasin_cards_nom_tri_idx').on(t.nom_tri, t.magasins_id).where(sql`is_visible`),
    // /magasins/departement/{departement}
    index('magasin_cards_departement_idx')
      .on(t.departement, t.nom_tri, t.magasins_id)
      .where(sql`is_visible`),
    // /magasins?texte=
    index('magasin_cards_recherche_idx').using('gin', t.recherche),
    // /magasins?zone= and the tiles of the map
    index('magasin_cards_position_idx').using('gist', t.position),
    // /magasins?autour=: within a circle, and the nearest first
    index('magasin_cards_globe_idx').using('gist', sql`(position::geography)`),
    // /magasins?categories=, ?marques= and ?services=
    index('magasin_cards_categories_idx').using('gin', t.categories),
    index('magasin_cards_marques_idx').using('gin', t.marques),
    index('magasin_cards_services_idx').using('gin', t.services),
    // The refresh of rows whose days are running out.
    index('magasin_cards_valable_jusqua_idx').on(t.valable_jusqua),
  ],
)

/** Every word that a shop can be found by: what a typo is measured against. */
export const magasinMots = pgTable(
  'magasin_mots',
  { mot: text().primaryKey() },
  // /magasins?texte=: does any known word begin like this one?
  (t) => [index('magasin_mots_mot_idx').on(t.mot.op('text_pattern_ops'))],
)

/** Photos of a shop. `fichier` is the folder of the image in the storage. */
export const magasinPhotos = pgTable(
  'magasin_photos',
  {
    ...photoColumns(),
    magasins_id: ofMagasin(),
    position: position(),
  },
  (t) => [
    index('magasin_photos_magasins_id_idx').on(t.magasins_id, t.ordre),
    // Is this file still used by somebody?
    index('magasin_photos_fichier_idx').on(t.fichier),
  ],
)

/** A social link of a shop. */
export const magasinSocial = pgTable(
  'magasin_social',
  { ...socialColumns(), magasins_id: ofMagasin() },
  (t) => [index('magasin_social_magasins_id_idx').on(t.magasins_id)],
)
