import type { PointParcoursType, TypeParcours } from '@foulee/domain/parcours/parcours'
import type { TypeSurface } from '@foulee/domain/shared/surface'
import type { Measures } from '@foulee/trace/measure'
import type { Signature } from '@foulee/trace/prepare'
import type { Sketch } from '@foulee/trace/sameness'
import { sql } from 'drizzle-orm'
import {
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'
import type { Vue } from '../../read-models/parcours-trace.ts'
import { photoColumns } from '../content-columns.ts'
import { users } from '../membres/users.ts'
import { moveColumns } from '../publication-columns.ts'

/** A route (produit 9.1): one that its author offers. What its file gives is in `parcours_traces`. */
export const parcours = pgTable(
  'parcours',
  {
    id: id(),
    slug: text().notNull(),
    /** The author; null once the account is erased (« Compte supprimé »). */
    users_id: integer().references(() => users.id, { onDelete: 'set null' }),
    titre: text(),
    description: text(),
    types: text().$type<TypeParcours>().array().notNull().default([]),
    /** The months in which it is at its best, 1 to 12. */
    saison: integer().array().notNull().default([]),
    /** The commune nearest to where the shown part begins. */
    ville: text(),
    departement: text(),
    region: text(),
    /** Publication number, as for races (produit 4.3, 4.5). */
    etat: integer().notNull().default(0),
    /** When it was first published; its slug stays from then on. */
    publie_le: instant(),
    /** Why staff sent it back, as its author reads it. */
    renvoi_motif: text(),
    /** What the author announces, apart from what is computed. Metres. */
    distance_annoncee: integer(),
    denivele_annonce: integer(),
    /** Surface by stretch, in metres along the whole track: `[from, to, type]`. */
    troncons: jsonb().$type<[number, number, TypeSurface][]>().notNull().default([]),
    /** Metres around the start and the end that are never shown; 0 shows all. */
    rayon_masque: integer().notNull().default(0),
    /** Average and number of the ratings, written with them. */
    note_moyenne: real(),
    nb_notes: integer().notNull().default(0),
    created_at: createdAt(),
    updated_at: instant().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('parcours_slug_key').on(t.slug),
    // GET /api/parcours?my=1; account deletion and export.
    index('parcours_users_id_idx').on(t.users_id, t.updated_at),
    // The staff's queue, oldest first.
    index('parcours_etat_idx').on(t.updated_at).where(sql`etat = 1`),
    check('parcours_rayon_check', sql`${t.rayon_masque} between 0 and 2000`),
  ],
)

const ofParcours = () =>
  integer()
    .notNull()
    .references(() => parcours.id, { onDelete: 'cascade' })

/**
 * What one file gives: replaced whole by the next one. Everything here is of the complete track and
 * stays on the server, but `vue` (`read-models/parcours-trace.ts`).
 */
export const parcoursTraces = pgTable(
  'parcours_traces',
  {
    parcours_id: ofParcours().primaryKey(),
    /** Raised by every change of the track: downloads and drawings are named by it. */
    version: integer().notNull(),
    /** Key of the untouched original in the storage, its name and its format. */
    original: text().notNull(),
    original_nom: text().notNull(),
    format: text({ enum: ['gpx', 'tcx', 'fit'] }).notNull(),
    /** One encoded polyline (6 decimals) and one encoded column of altitudes (1 decimal) per segment. */
    lignes: text().array().notNull(),
    altitudes: text().array().notNull(),
    mesures: jsonb().$type<Measures>().notNull(),
    /** What resembles it for training; null when altitudes are unknown. */
    signature: jsonb().$type<Signature>(),
    /** A few points of it: one's own duplicates are found by them. */
    croquis: jsonb().$type<Sketch>(),
    /** What may leave of it, cut by the hidden circles. */
    vue: jsonb().$type<Vue>().notNull(),
    /** How it was measured (`ALGORITHME`); 0 is before it was written down. */
    algorithme: integer().notNull().default(0),
    created_at: createdAt(),
  },
  (t) => [
    // Is this file still used by somebody?
    index('parcours_traces_original_idx').on(t.original),
    // What was measured in an older way is measured again.
    index('parcours_traces_algorithme_idx').on(t.algorithme),
  ],
)

/**
 * The squares of the Earth that a member's hidden ends lie in (`trace/privacy.ts`), by their middle; the
 * oldest first. Kept when a route goes: the next one from the same door must have the same circle.
 */
export const parcoursCarres = pgTable(
  'parcours_carres',
  {
    id: id(),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lon: doublePrecision().notNull(),
    lat: doublePrecision().notNull(),
    created_at: createdAt(),
  },
  (t) => [uniqueIndex('parcours_carres_key').on(t.users_id, t.lon, t.lat)],
)

/** Produit 9.6: a photo with its place on the route. */
export const parcoursPhotos = pgTable(
  'parcours_photos',
  {
    ...photoColumns(),
    parcours_id: ofParcours(),
    lon: doublePrecision(),
    lat: doublePrecision(),
    /** Metres from the start along the whole track. */
    metres: integer(),
    created_at: createdAt(),
  },
  (t) => [
    index('parcours_photos_parcours_id_idx').on(t.parcours_id, t.ordre),
    // Is this file still used by somebody?
    index('parcours_photos_fichier_idx').on(t.fichier),
  ],
)

/** Typed places along the route, as those of an épreuve: water, crossing, danger, view. */
export const parcoursPoints = pgTable(
  'parcours_points',
  {
    id: id(),
    parcours_id: ofParcours(),
    type: text().$type<PointParcoursType>().notNull(),
    nom: text(),
    description: text(),
    /** Metres from the start along the whole track. */
    metres: integer().notNull(),
  },
  (t) => [index('parcours_points_parcours_id_idx').on(t.parcours_id, t.metres)],
)

/** Every move of the publication: who, when and why. */
export const parcoursJournal = pgTable(
  'parcours_journal',
  {
    ...moveColumns(),
    parcours_id: ofParcours(),
  },
  (t) => [
    index('parcours_journal_parcours_id_idx').on(t.parcours_id, t.created_at),
    // Account deletion.
    index('parcours_journal_users_id_idx').on(t.users_id),
  ],
)
