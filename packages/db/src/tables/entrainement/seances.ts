import type { ObjectifSeance } from '@foulee/domain/entrainement/seance'
import type { Step } from '@foulee/domain/entrainement/step'
import type { Niveau } from '@foulee/domain/membres/profil'
import type { Sport } from '@foulee/domain/shared/sport'
import { sql } from 'drizzle-orm'
import {
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'
import { photoColumns } from '../content-columns.ts'
import { users } from '../membres/users.ts'
import { moveColumns, saveColumns } from '../publication-columns.ts'

/** Ids of steps, wherever they stand. */
export const seanceStepsId = pgSequence('seance_steps_id_seq', { maxValue: 2_147_483_647 })

/** A training session (produit 11.1): one's own, or of the library once it is published. */
export const seances = pgTable(
  'seances',
  {
    id: id(),
    slug: text().notNull(),
    /** The author; null once the account is erased (« Compte supprimé »). */
    users_id: integer().references(() => users.id, { onDelete: 'set null' }),
    titre: text().notNull().default(''),
    sport: text().$type<Sport>().notNull().default('course_a_pied'),
    objectif: text().$type<ObjectifSeance>().notNull().default('endurance'),
    niveau: text().$type<Niveau>(),
    description: text().notNull().default(''),
    /** Metres of climb that it asks for; null when any ground will do. */
    denivele: integer(),
    /** Address of a film that shows it. */
    video: text(),
    tags: text().array().notNull().default([]),
    /** The tree of steps, each with an id of `seance_steps_id_seq`. */
    steps: jsonb().$type<Step[]>().notNull().default([]),
    /** Every id in `steps`, so that one step is found by its own. */
    steps_ids: integer().array().notNull().default([]),
    /** Of `steps`: seconds, metres, load; null when they cannot be told. */
    duree: integer(),
    distance: integer(),
    charge: integer(),
    /** Publication number, as for races (produit 4.3). */
    etat: integer().notNull().default(0),
    publie_le: instant(),
    /** Why staff sent it back, as its author reads it. */
    renvoi_motif: text(),
    /** Raised by every save. */
    version: integer().notNull().default(1),
    created_at: createdAt(),
    updated_at: instant().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('seances_slug_key').on(t.slug),
    // GET /api/coaching/tsession?my=1; account deletion and export.
    index('seances_users_id_idx').on(t.users_id, t.updated_at.desc()),
    // GET /api/training-session, the newest first.
    index('seances_publie_le_idx').on(t.publie_le.desc(), t.id.desc()).where(sql`etat >= 100`),
    // The same with words.
    index('seances_texte_idx').using(
      'gin',
      sql`to_tsvector('francais', ${t.titre} || ' ' || ${t.description})`,
    ),
    // POST /api/coaching/step/{id}/update
    index('seances_steps_ids_idx').using('gin', t.steps_ids),
    // The staff's queue, oldest first.
    index('seances_etat_idx').on(t.updated_at).where(sql`etat = 1`),
  ],
)

const ofSeance = () =>
  integer()
    .notNull()
    .references(() => seances.id, { onDelete: 'cascade' })

/** Every save, so that whoever edits it in two windows is told. */
export const seanceVersions = pgTable(
  'seance_versions',
  {
    ...saveColumns(),
    seances_id: ofSeance(),
  },
  (t) => [
    primaryKey({ columns: [t.seances_id, t.version] }),
    // Account deletion.
    index('seance_versions_users_id_idx').on(t.users_id),
  ],
)

/** Every move of the publication: who, when and why. */
export const seanceJournal = pgTable(
  'seance_journal',
  {
    ...moveColumns(),
    seances_id: ofSeance(),
  },
  (t) => [
    index('seance_journal_seances_id_idx').on(t.seances_id, t.created_at),
    // Account deletion.
    index('seance_journal_users_id_idx').on(t.users_id),
  ],
)

/** Pictures of a session. */
export const seancePhotos = pgTable(
  'seance_photos',
  {
    ...photoColumns(),
    seances_id: ofSeance(),
    created_at: createdAt(),
  },
  (t) => [
    index('seance_photos_seances_id_idx').on(t.seances_id, t.ordre),
    // Is this file still used by somebody?
    index('seance_photos_fichier_idx').on(t.fichier),
  ],
)
