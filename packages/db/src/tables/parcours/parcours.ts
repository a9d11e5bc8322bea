import type { ConsigneType, ModeTroncon } from '@foulee/domain/parcours/itineraire'
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

/** Parcours (produit 9.1) of an author; data of its file is in `parcours_traces`. */
export const parcours = pgTable(
  'parcours',
  {
    id: id(),
    slug: text().notNull(),
    users_id: integer().references(() => users.id, { onDelete: 'set null' }),
    titre: text(),
    description: text(),
    types: text().$type<TypeParcours>().array().notNull().default([]),
    /** Best months, 1 to 12. */
    saison: integer().array().notNull().default([]),
    /** Commune nearest to the start of the visible part. */
    ville: text(),
    departement: text(),
    region: text(),
    etat: integer().notNull().default(0),
    /** First publication, which freezes the slug. */
    publie_le: instant(),
    renvoi_motif: text(),
    /** Announced by the author, apart from computed values. Metres. */
    distance_annoncee: integer(),
    denivele_annonce: integer(),
    /** Surface by stretch, in metres along the whole track: `[from, to, type]`. */
    troncons: jsonb().$type<[number, number, TypeSurface][]>().notNull().default([]),
    /** Privacy radius in metres around both ends; 0 shows all. */
    rayon_masque: integer().notNull().default(0),
    /** Denormalised average and count of ratings. */
    note_moyenne: real(),
    nb_notes: integer().notNull().default(0),
    created_at: createdAt(),
    updated_at: instant().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('parcours_slug_key').on(t.slug),
    index('parcours_users_id_idx').on(t.users_id, t.updated_at),
    index('parcours_etat_idx').on(t.updated_at).where(sql`etat = 1`),
    check('parcours_rayon_check', sql`${t.rayon_masque} between 0 and 2000`),
  ],
)

const ofParcours = () =>
  integer()
    .notNull()
    .references(() => parcours.id, { onDelete: 'cascade' })

/**
 * Data of one file, replaced by the next. Everything concerns the complete track and stays on the
 * server, except `vue` (`read-models/parcours-trace.ts`).
 */
export const parcoursTraces = pgTable(
  'parcours_traces',
  {
    parcours_id: ofParcours().primaryKey(),
    /** Incremented by each change of the track: cache key of downloads and drawings. */
    version: integer().notNull(),
    /** Storage key of the original file, its name and format. */
    original: text().notNull(),
    original_nom: text().notNull(),
    format: text({ enum: ['gpx', 'tcx', 'fit'] }).notNull(),
    /** `trace`: drawn by its author (`parcours_dessins`), the original being made of the drawing. */
    origine: text({ enum: ['fichier', 'trace'] })
      .notNull()
      .default('fichier'),
    /** Per segment: encoded polyline (6 decimals), and encoded altitudes (1 decimal). */
    lignes: text().array().notNull(),
    altitudes: text().array().notNull(),
    mesures: jsonb().$type<Measures>().notNull(),
    /** Training signature; null without altitudes. */
    signature: jsonb().$type<Signature>(),
    croquis: jsonb().$type<Sketch>(),
    vue: jsonb().$type<Vue>().notNull(),
    /** Version of the computation (`ALGORITHME`); 0 before it was recorded. */
    algorithme: integer().notNull().default(0),
    created_at: createdAt(),
  },
  (t) => [
    index('parcours_traces_original_idx').on(t.original),
    index('parcours_traces_algorithme_idx').on(t.algorithme),
  ],
)

/**
 * Points and stretches of a drawn route, for its editor (produit 9.18). Deleted with any other change
 * of the line. Concerns the complete track and stays with its author.
 */
export const parcoursDessins = pgTable('parcours_dessins', {
  parcours_id: ofParcours().primaryKey(),
  points: jsonb().$type<{ position: [number, number]; mode: ModeTroncon }[]>().notNull(),
  troncons: jsonb().$type<TronconDessine[]>().notNull(),
})

/** Encoded polyline (5 decimals), altitudes (1 decimal), and metres from its start. */
type TronconDessine = {
  ligne: string
  altitudes: string
  distance: number
  mode: ModeTroncon
  terrains: [number, number, TypeSurface][] | null
  consignes: { metres: number; type: ConsigneType; texte: string }[] | null
}

/**
 * Privacy cells of a member (`trace/privacy.ts`), by centre, oldest first. Kept after the deletion
 * of a parcours: the next one from the same home must get the same circle.
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

export const parcoursPhotos = pgTable(
  'parcours_photos',
  {
    ...photoColumns(),
    parcours_id: ofParcours(),
    lon: doublePrecision(),
    lat: doublePrecision(),
    metres: integer(),
    created_at: createdAt(),
  },
  (t) => [
    index('parcours_photos_parcours_id_idx').on(t.parcours_id, t.ordre),
    index('parcours_photos_fichier_idx').on(t.fichier),
  ],
)

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

export const parcoursJournal = pgTable(
  'parcours_journal',
  {
    ...moveColumns(),
    parcours_id: ofParcours(),
  },
  (t) => [
    index('parcours_journal_parcours_id_idx').on(t.parcours_id, t.created_at),
    index('parcours_journal_users_id_idx').on(t.users_id),
  ],
)
