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

const lines = customType<{ data: string }>({ dataType: () => 'geometry(MultiLineString,4326)' })

/**
 * Read model of parcours, like `course_cards`: filter and sort columns with serialised JSON.
 * Contains only the visible part of tracks.
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
    position: position(),
    /** Visible part within ten metres, for the map. */
    geometrie: lines(),
    types: text().array().notNull(),
    surfaces: text().array().notNull(),
    /** Metres; -1 is unknown, below any minimum filter. */
    distance: integer().notNull(),
    denivele: integer().notNull(),
    km_effort: real().notNull(),
    forme: text().$type<Forme>(),
    note: real(),
    nb_notes: integer().notNull(),
    /** First publication, and last change by the author. */
    publie_le: instant(),
    updated_at: instant().notNull(),
    carte: text().notNull(),
    fiche: text().notNull(),
    ...worldPlace(),
  },
  (t) => [
    uniqueIndex('parcours_cards_slug_key').on(t.slug),
    // /parcours by default: newest first.
    index('parcours_cards_publie_le_idx')
      .on(t.publie_le.desc(), t.parcours_id.desc())
      .where(sql`is_visible`),
    index('parcours_cards_note_idx')
      .on(t.note.desc(), t.nb_notes.desc(), t.publie_le.desc(), t.parcours_id.desc())
      .where(sql`is_visible`),
    index('parcours_cards_titre_tri_idx')
      .on(t.titre_tri, t.publie_le.desc(), t.parcours_id.desc())
      .where(sql`is_visible`),
    index('parcours_cards_departement_idx')
      .on(t.departement, t.publie_le.desc(), t.parcours_id.desc())
      .where(sql`is_visible`),
    index('parcours_cards_distance_idx').on(t.distance).where(sql`is_visible`),
    index('parcours_cards_users_id_idx').on(t.users_id, t.updated_at.desc()),
    index('parcours_cards_recherche_idx').using('gin', t.recherche),
    index('parcours_cards_position_idx').using('gist', t.position),
    // ?autour= by distance on the globe, which degrees do not order.
    index('parcours_cards_globe_idx').using('gist', sql`(position::geography)`),
    // Map clusters with any filter: index-only (decision 0092).
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
    index('parcours_cards_geometrie_idx').using('gist', t.geometrie),
  ],
)

export const parcoursMots = pgTable(
  'parcours_mots',
  { mot: text().primaryKey() },
  // /parcours?texte=: prefix match in the vocabulary.
  (t) => [index('parcours_mots_mot_idx').on(t.mot.op('text_pattern_ops'))],
)
