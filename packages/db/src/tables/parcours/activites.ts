import { PARTAGES } from '@foulee/domain/echanges/publication'
import type { Montage } from '@foulee/domain/parcours/montage'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'
import { users } from '../membres/users.ts'
import { chaussures } from './chaussures.ts'

/** Metres, metres of climb, moving seconds; null if unknown. */
export type ChiffresPartages = { distance: number; denivele: number | null; duree: number | null }

/** Start as an instant, elapsed seconds, metres. */
export type FichierEntier = { debut: string | null; duree: number | null; distance: number }

/**
 * Activity of a member from a watch file. Heart rate and device data are not stored: they are read
 * from the file when its owner opens the outing (produit 9.25).
 */
export const activites = pgTable(
  'activites',
  {
    id: id(),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    titre: text().notNull(),
    sport: text().notNull().default('course'),
    debut: instant(),
    /** Day where it was run; set by `mesures-sorties`, as is what it is the record of. */
    jour: date({ mode: 'string' }),
    mesuree_le: instant(),
    /** Whole line, unmasked: simplified encoded polylines, for the member’s own map alone. */
    apercu: text().array().notNull().default([]),
    /** Metres, seconds. */
    distance: integer().notNull(),
    denivele: integer(),
    duree: integer(),
    duree_mouvement: integer(),
    original: text().notNull(),
    original_nom: text().notNull(),
    format: text({ enum: ['gpx', 'tcx', 'fit'] }).notNull(),
    /** Encoded as in `parcours_traces`. */
    lignes: text().array().notNull(),
    altitudes: text().array().notNull(),
    partage: text({ enum: PARTAGES }).notNull().default('personne'),
    /** Privacy radius in metres around both ends. */
    rayon_masque: integer().notNull().default(200),
    sans_trace: boolean().notNull().default(false),
    /** Public line, computed at sharing: simplified encoded polylines with masked ends. */
    croquis: text().array().notNull().default([]),
    /**
     * Public figures, computed on the visible part: the full ones would reveal how far the home is
     * behind the cut. Null if not shared, or shared before this column.
     */
    chiffres_partages: jsonb().$type<ChiffresPartages>(),
    /** The outing of which this is another recording: counted nowhere, erased with it. */
    double_de: integer().references((): AnyPgColumn => activites.id, { onDelete: 'cascade' }),
    /** It is part of the outing that it hangs on, no other recording of it (produit 9.30). */
    est_jointe: boolean().notNull().default(false),
    /** Files, and what is kept of each; null for its whole file. */
    montage: jsonb().$type<Montage>(),
    /** Figures of the whole file, which is known by them when sent again; null without `montage`. */
    fichier: jsonb().$type<FichierEntier>(),
    /** Compared with the others of its member, once; null of outings stored before. */
    comparee_le: instant(),
    /** Kinds of sensors in the file: heart rate, cadence, power. */
    capteurs: smallint().notNull().default(0),
    chaussures_id: integer().references(() => chaussures.id, { onDelete: 'set null' }),
    /** Read by the owner alone. */
    notes: text(),
    /** Perceived effort, 1 to 10. */
    rpe: integer(),
    /** Its member said so: it is not proposed as a race again (produit 9.29). */
    pas_une_course: boolean().notNull().default(false),
    /** Edits by the owner, so that two devices do not overwrite each other. */
    version: integer().notNull().default(1),
    created_at: createdAt(),
    /** Archived: line and altitudes are in the file only. */
    archive_le: instant(),
  },
  (t) => [
    index('activites_original_idx').on(t.original),
    index('activites_users_id_idx').on(t.users_id, t.debut.desc(), t.id),
    index('activites_archive_idx').on(t.created_at, t.id).where(sql`archive_le is null`),
    // Kilometres of a pair, from the index alone.
    index('activites_chaussures_idx')
      .on(t.chaussures_id, t.distance)
      .where(sql`chaussures_id is not null`),
    index('activites_double_idx').on(t.double_de).where(sql`double_de is not null`),
    // Activities shared before public figures were stored.
    index('activites_chiffres_idx')
      .on(t.id)
      .where(sql`partage <> 'personne' and chiffres_partages is null`),
    // Sums of days, weeks and years, from the index alone.
    index('activites_jour_idx').on(t.users_id, t.jour),
    // Outings as long as another, for those on the same path.
    index('activites_distance_idx').on(t.users_id, t.distance).where(sql`double_de is null`),
    index('activites_compare_idx').on(t.id).where(sql`comparee_le is null`),
    index('activites_mesure_idx').on(t.id).where(sql`mesuree_le is null`),
    check('activites_rpe_check', sql`${t.rpe} between 1 and 10`),
    check('activites_rayon_check', sql`${t.rayon_masque} between 0 and 2000`),
  ],
)
