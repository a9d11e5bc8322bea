import type { TypeCourse } from '@foulee/domain/courses/course'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  time,
} from 'drizzle-orm/pg-core'
import { id } from '../../columns.ts'
import { parcours } from '../parcours/parcours.ts'
import { editions } from './editions.ts'

/** An épreuve (produit 8.3): one distance of an edition. */
export const epreuves = pgTable(
  'epreuves',
  {
    id: id(),
    editions_id: integer()
      .notNull()
      .references(() => editions.id, { onDelete: 'cascade' }),
    ordre: integer().notNull().default(0),
    nom: text().notNull(),
    type: text().$type<TypeCourse>().notNull(),
    /** Metres. */
    distance: integer(),
    denivele: integer(),
    denivele_negatif: integer(),
    /** The day it starts, when that is not the first of its edition. */
    date_depart: date({ mode: 'string' }),
    heure_depart: time({ precision: 0 }),
    nb_ravitaillements: integer(),
    /** Seconds after the start by which one must have finished. */
    barriere_horaire: integer(),
    /** Surface type → share, summing to 1. */
    surfaces: jsonb().$type<Record<string, number>>().notNull().default({}),
    label_niveau: text({ enum: ['regional', 'national', 'international'] }),
    label_annee: integer(),
    parcours_mesure: boolean().notNull().default(false),
    /** A Pass Prévention Santé or an accepted licence is asked for. */
    certif: boolean().notNull().default(false),
    age_min: integer(),
    prix: integer(),
    places: integer(),
    /** The route that it follows: its map and its profile (produit 8.3). */
    parcours_id: integer().references(() => parcours.id, { onDelete: 'set null' }),
    /** Below 0: it does not take place, while the others of its edition do. */
    etat: integer().default(100),
    annulation_motif: text(),
    resultats_url: text(),
    /** Mandatory kit, a line each. */
    materiel: text().array().notNull().default([]),
  },
  (t) => [
    // Race page and read model: the épreuves of an edition.
    index('epreuves_editions_id_idx').on(t.editions_id, t.ordre),
    // The races of a route's page.
    index('epreuves_parcours_id_idx').on(t.parcours_id),
    check('epreuves_distance_check', sql`${t.distance} between 1 and 2000000`),
    check('epreuves_denivele_check', sql`${t.denivele} >= 0 and ${t.denivele_negatif} >= 0`),
    check('epreuves_prix_check', sql`${t.prix} >= 0`),
  ],
)

/** Typed points on the course of an épreuve (produit 8.4). */
export const epreuvePoints = pgTable(
  'epreuve_points',
  {
    id: id(),
    epreuves_id: integer()
      .notNull()
      .references(() => epreuves.id, { onDelete: 'cascade' }),
    type: text({
      enum: [
        'ravito_liquide',
        'ravito_solide',
        'ravito_complet',
        'base_de_vie',
        'eau',
        'assistance',
        'controle',
        'navette',
        'secours',
        'abandon',
      ],
    }).notNull(),
    km: doublePrecision().notNull(),
    nom: text(),
    /** Clock time by which one must have left the point. */
    barriere_horaire: time({ precision: 0 }),
    /** Days after the start day on which that time falls. */
    barriere_jour: integer().notNull().default(0),
  },
  (t) => [index('epreuve_points_epreuves_id_idx').on(t.epreuves_id, t.km)],
)
