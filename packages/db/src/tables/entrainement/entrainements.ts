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
import { parcours } from '../parcours/parcours.ts'
import { athletes } from './athletes.ts'
import { planSuivis } from './plans.ts'
import { seances } from './seances.ts'

/**
 * Session on a member’s calendar (produit 11.2): a full copy of the planned session, its day, and
 * actual values apart. Later changes of plan or library have no effect.
 */
export const entrainements = pgTable(
  'entrainements',
  {
    id: id(),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seances_id: integer().references(() => seances.id, { onDelete: 'set null' }),
    /** Run and key of the plan, if any. */
    plan_suivis_id: integer().references(() => planSuivis.id, { onDelete: 'set null' }),
    cle: integer(),
    semaine: integer(),
    /** Coach who added it; null for the member. */
    auteur_id: integer().references(() => users.id, { onDelete: 'set null' }),
    titre: text().notNull(),
    sport: text().$type<Sport>().notNull(),
    objectif: text().$type<ObjectifSeance>().notNull(),
    description: text().notNull().default(''),
    denivele: integer(),
    steps: jsonb().$type<Step[]>().notNull().default([]),
    /** Planned seconds, metres, load; null if unknown. */
    duree: integer(),
    distance: integer(),
    charge: integer(),
    /** Current day, and original one. */
    jour: date({ mode: 'string' }).notNull(),
    prevu_le: date({ mode: 'string' }).notNull(),
    ordre: integer().notNull().default(0),
    etat: text({ enum: ['prevu', 'fait', 'manque', 'retire'] })
      .notNull()
      .default('prevu'),
    part: real().notNull().default(1),
    facile: boolean().notNull().default(false),
    tags: text().array().notNull().default([]),
    note: text(),
    fait_le: instant(),
    fait_duree: integer(),
    fait_distance: integer(),
    fait_rpe: integer(),
    fait_mots: text(),
    activites_id: integer().references(() => activites.id, { onDelete: 'set null' }),
    /** Route to run it on. */
    parcours_id: integer().references(() => parcours.id, { onDelete: 'set null' }),
    /** Athlete and coach opened its discussion: the few of which lists of channels are read. */
    est_discute: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    created_at: createdAt(),
    updated_at: instant().notNull().default(sql`now()`),
  },
  (t) => [
    index('entrainements_jour_idx').on(t.users_id, t.jour, t.ordre, t.id),
    uniqueIndex('entrainements_cle_key').on(t.plan_suivis_id, t.cle),
    uniqueIndex('entrainements_activites_id_key').on(t.activites_id),
    index('entrainements_seances_id_idx').on(t.seances_id),
    index('entrainements_parcours_idx').on(t.parcours_id).where(sql`parcours_id is not null`),
    index('entrainements_auteur_id_idx').on(t.auteur_id),
    index('entrainements_est_discute_idx').on(t.users_id).where(sql`est_discute`),
    check('entrainements_rpe_check', sql`${t.fait_rpe} between 1 and 10`),
  ],
)

/** Calendar change with its data, to display and undo it. */
export const entrainementGestes = pgTable(
  'entrainement_gestes',
  {
    id: id(),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
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
    raison: text().notNull(),
    /** Sessions with day and state before and after; `before` is null for a new one. */
    changements: jsonb().$type<Changement[]>().notNull(),
    /** State of the run before the change. */
    suivi_avant: jsonb().$type<SuiviAvant>(),
    created_at: createdAt(),
    annule_le: instant(),
  },
  (t) => [
    index('entrainement_gestes_users_id_idx').on(t.users_id, t.id.desc()),
    index('entrainement_gestes_auteur_id_idx').on(t.auteur_id),
  ],
)

/** News of a calendar that the other side of a coaching has not been told (produit 11.7). */
export const entrainementAnnonces = pgTable(
  'entrainement_annonces',
  {
    id: id(),
    athletes_id: integer()
      .notNull()
      .references(() => athletes.id, { onDelete: 'cascade' }),
    vers: text({ enum: ['athlete', 'coach'] }).notNull(),
    /** Act of the coach; else the session that was reworded, or spoken of. */
    gestes_id: integer().references(() => entrainementGestes.id, { onDelete: 'cascade' }),
    entrainements_id: integer().references(() => entrainements.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
  },
  (t) => [
    index('entrainement_annonces_pair_idx').on(t.athletes_id, t.vers, t.created_at),
    uniqueIndex('entrainement_annonces_gestes_key').on(t.gestes_id),
    uniqueIndex('entrainement_annonces_entrainements_key').on(
      t.entrainements_id,
      t.athletes_id,
      t.vers,
    ),
  ],
)

/** Day and reduction of a session; climb and plan position only if changed. */
export type Slot = {
  jour: string
  etat: 'prevu' | 'fait' | 'manque' | 'retire'
  part: number
  facile: boolean
  denivele?: number | null
  cle?: number | null
}
type SuiviRow = typeof planSuivis.$inferSelect
/** A run before and after a change; days are `YYYY-MM-DD`. */
export type SuiviAvant = Pick<
  SuiviRow,
  'id' | 'etat' | 'debut' | 'fin' | 'jours' | 'jour_long' | 'epreuves_id'
> & {
  /** Previous publication, if the change upgraded it. */
  parutions_id?: number | null
  /** Absent in older changes, which are then undone without a conflict check. */
  apres?: Pick<SuiviRow, 'etat' | 'fin' | 'epreuves_id'>
}
export type Changement = { id: number; avant: Slot | null; apres: Slot }

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
    le: date({ mode: 'string' }).notNull(),
    created_at: createdAt(),
  },
  (t) => [index('vmas_users_id_idx').on(t.users_id, t.le.desc(), t.id.desc())],
)

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
    /** Change that made room for the pause; undoing it deletes the pause. */
    gestes_id: integer().references(() => entrainementGestes.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
  },
  (t) => [
    index('pauses_users_id_idx').on(t.users_id, t.du),
    index('pauses_gestes_id_idx').on(t.gestes_id),
    check('pauses_jours_check', sql`${t.au} >= ${t.du}`),
  ],
)
