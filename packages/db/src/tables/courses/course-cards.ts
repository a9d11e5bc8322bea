import type { Inscription } from '@foulee/domain/courses/edition'
import type { ServiceCourse } from '@foulee/domain/courses/pratique'
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
import { courses } from './courses.ts'

/**
 * Read model of races: one row with filter and sort columns, list JSON and page JSON. Written in
 * the transaction of the race (`read-models/course-cards.ts`).
 */
export const courseCards = pgTable(
  'course_cards',
  {
    courses_id: integer()
      .primaryKey()
      .references(() => courses.id, { onDelete: 'cascade' }),
    slug: text().notNull(),
    organisateurs_id: integer().notNull(),
    is_visible: boolean().notNull(),
    nom_tri: text().notNull(),
    recherche: tsvector().notNull(),
    departement: text(),
    region: text(),
    position: position(),
    date_debut: date({ mode: 'string' }),
    date_fin: date({ mode: 'string' }),
    /** Sort key: upcoming by date, then past in reverse, then undated. */
    rang_date: integer().notNull(),
    types: text().array().notNull(),
    surfaces: text().array().notNull(),
    services: text().$type<ServiceCourse>().array().notNull().default([]),
    groupes: text().array().notNull(),
    label_ffa: boolean().notNull(),
    inscription: text().$type<Inscription>(),
    /** Parallel arrays: one entry per épreuve of the default edition. */
    distances: integer().array().notNull(),
    deniveles: integer().array().notNull(),
    km_efforts: real().array().notNull(),
    prix: integer().array().notNull(),
    carte: text().notNull(),
    fiche: text().notNull(),
    /** Next instant at which the row becomes stale. */
    valable_jusqua: instant(),
    ...worldPlace(),
  },
  (t) => [
    uniqueIndex('course_cards_slug_key').on(t.slug),
    // /courses by default: next races first. A covering index for all filters: matching, counting
    // and map positions are index-only (decisions 0090, 0092).
    index('course_cards_rang_date_idx')
      .on(
        t.rang_date,
        t.courses_id,
        t.date_debut,
        t.date_fin,
        t.departement,
        t.region,
        t.inscription,
        t.label_ffa,
        t.types,
        t.surfaces,
        t.services,
        t.distances,
        t.deniveles,
        t.km_efforts,
        t.prix,
        t.monde_x,
        t.monde_y,
      )
      .where(sql`is_visible`),
    index('course_cards_nom_tri_idx')
      .on(t.nom_tri, t.rang_date, t.courses_id)
      .where(sql`is_visible`),
    // /calendrier/{departement}
    index('course_cards_departement_idx')
      .on(t.departement, t.rang_date, t.courses_id, t.date_debut, t.date_fin)
      .where(sql`is_visible`),
    // /calendrier/{annee}-{mois} and the date filter
    index('course_cards_date_debut_idx').on(t.date_debut, t.date_fin).where(sql`is_visible`),
    index('course_cards_organisateurs_id_idx').on(t.organisateurs_id, t.rang_date),
    index('course_cards_recherche_idx').using('gin', t.recherche),
    index('course_cards_position_idx').using('gist', t.position),
    // ?autour= by distance on the globe, which degrees do not order.
    index('course_cards_globe_idx').using('gist', sql`(position::geography)`),
    // Rows due for a rebuild.
    index('course_cards_valable_jusqua_idx').on(t.valable_jusqua),
  ],
)

export const courseMots = pgTable(
  'course_mots',
  { mot: text().primaryKey() },
  // /courses?texte=: prefix match in the vocabulary.
  (t) => [index('course_mots_mot_idx').on(t.mot.op('text_pattern_ops'))],
)
