import type { ObjectifSeance } from '@foulee/domain/entrainement/seance'
import type { Step } from '@foulee/domain/entrainement/step'
import { SOURCES_VMA } from '@foulee/domain/entrainement/vma'
import type { Sport } from '@foulee/domain/shared/sport'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'
import { users } from '../membres/users.ts'
import { activites } from '../parcours/activites.ts'
import { planSuivis } from './plans.ts'
import { seances } from './seances.ts'

/**
 * A training on the calendar of a member (produit 11.2): what was planned, whole, where it was moved,
 * and what was done, kept apart. A plan or a session that changes later does not change it.
 */
export const entrainements = pgTable(
  'entrainements',
  {
    id: id(),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The session of the library that it came from. */
    seances_id: integer().references(() => seances.id, { onDelete: 'set null' }),
    /** The run of a plan that it belongs to, and the place in the plan. */
    plan_suivis_id: integer().references(() => planSuivis.id, { onDelete: 'set null' }),
    cle: integer(),
    semaine: integer(),
    /** The coach who put it there; null for the member themselves. */
    auteur_id: integer().references(() => users.id, { onDelete: 'set null' }),
    titre: text().notNull(),
    sport: text().$type<Sport>().notNull(),
    objectif: text().$type<ObjectifSeance>().notNull(),
    description: text().notNull().default(''),
    denivele: integer(),
    steps: jsonb().$type<Step[]>().notNull().default([]),
    /** Planned: seconds, metres, load; null when they cannot be told. */
    duree: integer(),
    distance: integer(),
    charge: integer(),
    /** The day it stands on now, and the one that it was first given. */
    jour: date({ mode: 'string' }).notNull(),
    prevu_le: date({ mode: 'string' }).notNull(),
    /** Among those of the day. */
    ordre: integer().notNull().default(0),
    etat: text({ enum: ['prevu', 'fait', 'manque', 'retire'] })
      .notNull()
      .default('prevu'),
    /** How much of it is left to do after a pause (1 is all), and whether its hard parts are run easily. */
    part: real().notNull().default(1),
    facile: boolean().notNull().default(false),
    tags: text().array().notNull().default([]),
    /** What the coach, or oneself, says of it. */
    note: text(),
    /** Done: when, seconds, metres, effort felt from 1 to 10, words. */
    fait_le: instant(),
    fait_duree: integer(),
    fait_distance: integer(),
    fait_rpe: integer(),
    fait_mots: text(),
    /** The outing that it was; one outing is one training. */
    activites_id: integer().references(() => activites.id, { onDelete: 'set null' }),
    version: integer().notNull().default(1),
    created_at: createdAt(),
    updated_at: instant().notNull().default(sql`now()`),
  },
  (t) => [
    // /mon-agenda and /training: a member's month or week.
    index('entrainements_jour_idx').on(t.users_id, t.jour, t.ordre, t.id),
    // Each session of a plan stands once in a run of it.
    uniqueIndex('entrainements_cle_key').on(t.plan_suivis_id, t.cle),
    uniqueIndex('entrainements_activites_id_key').on(t.activites_id),
    // Removing a session; account deletion.
    index('entrainements_seances_id_idx').on(t.seances_id),
    index('entrainements_auteur_id_idx').on(t.auteur_id),
    check('entrainements_rpe_check', sql`${t.fait_rpe} between 1 and 10`),
  ],
)

/** One act on a calendar, with what it changed: it can be read, and taken back. */
export const entrainementGestes = pgTable(
  'entrainement_gestes',
  {
    id: id(),
    /** Whose calendar. */
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Who did it. */
    auteur_id: integer().references(() => users.id, { onDelete: 'set null' }),
    geste: text({
      enum: [
        'ajouter',
        'deplacer',
        'echanger',
        'retirer',
        'programmer',
        'adapter',
        'reprendre',
        'arreter',
        'recommencer',
      ],
    }).notNull(),
    /** What was done and why, in one sentence. */
    raison: text().notNull(),
    /** Each training with its day and its state before and after; null before for a new one. */
    changements: jsonb().$type<Changement[]>().notNull(),
    /** How a plan was followed before it was scheduled, adapted to its race or stopped by this act. */
    suivi_avant: jsonb().$type<SuiviAvant>(),
    created_at: createdAt(),
    annule_le: instant(),
  },
  (t) => [
    index('entrainement_gestes_users_id_idx').on(t.users_id, t.id.desc()),
    // Account deletion.
    index('entrainement_gestes_auteur_id_idx').on(t.auteur_id),
  ],
)
/**
 * Where a training stands, and how much of it; the climb that its plan asks and its place in that plan
 * only where the act changes them.
 */
export type Place = {
  jour: string
  etat: 'prevu' | 'fait' | 'manque' | 'retire'
  part: number
  facile: boolean
  denivele?: number | null
  cle?: number | null
}
type SuiviRow = typeof planSuivis.$inferSelect
/** A run of a plan as it was, and what the act left of it; days are `YYYY-MM-DD`. */
export type SuiviAvant = Pick<
  SuiviRow,
  'id' | 'etat' | 'debut' | 'fin' | 'jours' | 'jour_long' | 'epreuves_id'
> & {
  /** The publication that was followed, where the act took a newer one. */
  parutions_id?: number | null
  /** Without it, acts of before it was noted are taken back unasked. */
  apres?: Pick<SuiviRow, 'etat' | 'fin' | 'epreuves_id'>
}
export type Changement = { id: number; avant: Place | null; apres: Place }

/** What a member has told of their form: a VMA and where it comes from. */
export const vmas = pgTable(
  'vmas',
  {
    id: id(),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Tenths of km/h. */
    vma: integer().notNull(),
    source: text({ enum: SOURCES_VMA }).notNull(),
    /** The day of the test or of the race. */
    le: date({ mode: 'string' }).notNull(),
    created_at: createdAt(),
  },
  // The newest counts; account deletion and export.
  (t) => [index('vmas_users_id_idx').on(t.users_id, t.le.desc(), t.id.desc())],
)

/** Days without training: ill, injured or away. */
export const pauses = pgTable(
  'pauses',
  {
    id: id(),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    raison: text({ enum: ['malade', 'blesse', 'absent'] }).notNull(),
    du: date({ mode: 'string' }).notNull(),
    au: date({ mode: 'string' }).notNull(),
    /** The act that moved what stood there; taking it back removes the pause. */
    gestes_id: integer().references(() => entrainementGestes.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
  },
  (t) => [
    index('pauses_users_id_idx').on(t.users_id, t.du),
    index('pauses_gestes_id_idx').on(t.gestes_id),
    check('pauses_jours_check', sql`${t.au} >= ${t.du}`),
  ],
)
