import type { Forme } from '@foulee/domain/parcours/parcours'
import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  index,
  integer,
  pgTable,
  real,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant, position, tsvector, worldPlace } from '../../columns.ts'
import { parcours } from './parcours.ts'

/** Lines in WGS 84; written through SQL. */
const lines = customType<{ data: string }>({ dataType: () => 'geometry(MultiLineString,4326)' })

/**
 * Read model of routes, as `course_cards` is of races: one row that lists filter and order on, with
 * the finished JSON. Everything in it is already cut by the hidden circles.
 */
export const parcoursCards = pgTable(
  'parcours_cards',
  {
    parcours_id: integer()
      .primaryKey()
      .references(() => parcours.id, { onDelete: 'cascade' }),
    slug: text().notNull(),
    users_id: integer(),
    is_visible: boolean().notNull(),
    titre_tri: text().notNull(),
    recherche: tsvector().notNull(),
    departement: text(),
    region: text(),
    /** Where the shown part begins. */
    position: position(),
    /** The shown part, to some ten metres: what the map asks for. */
    geometrie: lines(),
    types: text().array().notNull(),
    surfaces: text().array().notNull(),
    /** Metres; -1 is unknown, which passes no filter that asks for a minimum. */
    distance: integer().notNull(),
    denivele: integer().notNull(),
    km_effort: real().notNull(),
    forme: text().$type<Forme>(),
    note: real(),
    nb_notes: integer().notNull(),
    /** First published, and last changed by its author. */
    publie_le: instant(),
    updated_at: instant().notNull(),
    /** Finished JSON: in a list, as a page. */
    carte: text().notNull(),
    fiche: text().notNull(),
    ...worldPlace(),
  },
  (t) => [
    uniqueIndex('parcours_cards_slug_key').on(t.slug),
    // /parcours by default: the newest first.
    index('parcours_cards_publie_le_idx')
      .on(t.publie_le.desc(), t.parcours_id.desc())
      .where(sql`is_visible`),
    // /parcours?tri=note
    index('parcours_cards_note_idx')
      .on(t.note.desc(), t.nb_notes.desc(), t.publie_le.desc(), t.parcours_id.desc())
      .where(sql`is_visible`),
    // /parcours?tri=nom
    index('parcours_cards_titre_tri_idx')
      .on(t.titre_tri, t.publie_le.desc(), t.parcours_id.desc())
      .where(sql`is_visible`),
    // /itineraires/{departement}
    index('parcours_cards_departement_idx')
      .on(t.departement, t.publie_le.desc(), t.parcours_id.desc())
      .where(sql`is_visible`),
    // /parcours?distance_min= and « pour préparer cette course »
    index('parcours_cards_distance_idx').on(t.distance).where(sql`is_visible`),
    // /contribution/parcours, drafts included
    index('parcours_cards_users_id_idx').on(t.users_id, t.updated_at.desc()),
    // /parcours?texte=
    index('parcours_cards_recherche_idx').using('gin', t.recherche),
    // what is near a race
    index('parcours_cards_position_idx').using('gist', t.position),
    // /parcours?autour=, the nearest first: metres on the globe, which degrees do not order
    index('parcours_cards_globe_idx').using('gist', sql`(position::geography)`),
    // The groups of the map, whatever the filters: read in it alone, without the rows (decision 0092).
    index('parcours_cards_monde_idx')
      .on(
        t.monde_x,
        t.monde_y,
        t.parcours_id,
        t.distance,
        t.denivele,
        t.km_effort,
        t.note,
        t.forme,
        t.departement,
        t.region,
        t.types,
        t.surfaces,
      )
      .where(sql`is_visible`),
    // /parcours?zone= and the tiles
    index('parcours_cards_geometrie_idx').using('gist', t.geometrie),
  ],
)

/** Every word that a route can be found by, as `course_mots` of races. */
export const parcoursMots = pgTable(
  'parcours_mots',
  { mot: text().primaryKey() },
  // /parcours?texte=: does any known word begin like this one?
  (t) => [index('parcours_mots_mot_idx').on(t.mot.op('text_pattern_ops'))],
)
