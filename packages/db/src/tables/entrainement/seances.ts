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

/** Ids of steps, unique over all sessions. */
export const seanceStepsId = pgSequence('seance_steps_id_seq', { maxValue: 2_147_483_647 })

export const seances = pgTable(
  'seances',
  {
    id: id(),
    slug: text().notNull(),
    users_id: integer().references(() => users.id, { onDelete: 'set null' }),
    titre: text().notNull().default(''),
    sport: text().$type<Sport>().notNull().default('course_a_pied'),
    objectif: text().$type<ObjectifSeance>().notNull().default('endurance'),
    niveau: text().$type<Niveau>(),
    description: text().notNull().default(''),
    /** Metres of climb; null for any terrain. */
    denivele: integer(),
    video: text(),
    tags: text().array().notNull().default([]),
    steps: jsonb().$type<Step[]>().notNull().default([]),
    steps_ids: integer().array().notNull().default([]),
    /** Derived from `steps`: seconds, metres, load; null if unknown. */
    duree: integer(),
    distance: integer(),
    charge: integer(),
    etat: integer().notNull().default(0),
    publie_le: instant(),
    renvoi_motif: text(),
    version: integer().notNull().default(1),
    created_at: createdAt(),
    updated_at: instant().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('seances_slug_key').on(t.slug),
    index('seances_users_id_idx').on(t.users_id, t.updated_at.desc()),
    index('seances_publie_le_idx').on(t.publie_le.desc(), t.id.desc()).where(sql`etat >= 100`),
    index('seances_texte_idx').using(
      'gin',
      sql`to_tsvector('francais', ${t.titre} || ' ' || ${t.description})`,
    ),
    index('seances_steps_ids_idx').using('gin', t.steps_ids),
    index('seances_etat_idx').on(t.updated_at).where(sql`etat = 1`),
  ],
)

const ofSeance = () =>
  integer()
    .notNull()
    .references(() => seances.id, { onDelete: 'cascade' })

export const seanceVersions = pgTable(
  'seance_versions',
  {
    ...saveColumns(),
    seances_id: ofSeance(),
  },
  (t) => [
    primaryKey({ columns: [t.seances_id, t.version] }),
    index('seance_versions_users_id_idx').on(t.users_id),
  ],
)

export const seanceJournal = pgTable(
  'seance_journal',
  {
    ...moveColumns(),
    seances_id: ofSeance(),
  },
  (t) => [
    index('seance_journal_seances_id_idx').on(t.seances_id, t.created_at),
    index('seance_journal_users_id_idx').on(t.users_id),
  ],
)

export const seancePhotos = pgTable(
  'seance_photos',
  {
    ...photoColumns(),
    seances_id: ofSeance(),
    created_at: createdAt(),
  },
  (t) => [
    index('seance_photos_seances_id_idx').on(t.seances_id, t.ordre),
    index('seance_photos_fichier_idx').on(t.fichier),
  ],
)
