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
    date_depart: date({ mode: 'string' }),
    heure_depart: time({ precision: 0 }),
    nb_ravitaillements: integer(),
    /** Time limit in seconds after the start. */
    barriere_horaire: integer(),
    /** Surface → share, summing to 1. */
    surfaces: jsonb().$type<Record<string, number>>().notNull().default({}),
    label_niveau: text({ enum: ['regional', 'national', 'international'] }),
    label_annee: integer(),
    parcours_mesure: boolean().notNull().default(false),
    /** Requires a Pass Prévention Santé or an accepted licence. */
    certif: boolean().notNull().default(false),
    age_min: integer(),
    prix: integer(),
    places: integer(),
    parcours_id: integer().references(() => parcours.id, { onDelete: 'set null' }),
    /** Negative: cancelled, while its edition takes place. */
    etat: integer().default(100),
    annulation_motif: text(),
    resultats_url: text(),
    materiel: text().array().notNull().default([]),
  },
  (t) => [
    index('epreuves_editions_id_idx').on(t.editions_id, t.ordre),
    index('epreuves_parcours_id_idx').on(t.parcours_id),
    check('epreuves_distance_check', sql`${t.distance} between 1 and 2000000`),
    check('epreuves_denivele_check', sql`${t.denivele} >= 0 and ${t.denivele_negatif} >= 0`),
    check('epreuves_prix_check', sql`${t.prix} >= 0`),
  ],
)

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
    barriere_horaire: time({ precision: 0 }),
    /** Days after the start day, for `barriere_horaire`, a clock time. */
    barriere_jour: integer().notNull().default(0),
  },
  (t) => [index('epreuve_points_epreuves_id_idx').on(t.epreuves_id, t.km)],
)
