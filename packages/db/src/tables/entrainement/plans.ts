import type { JourSemaine, ObjectifPlan, SemainePlan } from '@foulee/domain/entrainement/plan'
import type { Niveau } from '@foulee/domain/membres/profil'
import type { Sport } from '@foulee/domain/shared/sport'
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'
import { epreuves } from '../courses/epreuves.ts'
import { users } from '../membres/users.ts'
import { moveColumns, saveColumns } from '../publication-columns.ts'

/** Training plan (produit 11.1), current draft of the coach. Members follow `plan_parutions`. */
export const plans = pgTable(
  'plans',
  {
    id: id(),
    slug: text().notNull(),
    users_id: integer().references(() => users.id, { onDelete: 'set null' }),
    titre: text().notNull().default(''),
    description: text().notNull().default(''),
    sport: text().$type<Sport>().notNull().default('course_a_pied'),
    niveau: text().$type<Niveau>(),
    objectif: text().$type<ObjectifPlan>(),
    /** Metres of the target race; null without one. */
    distance_cible: integer(),
    denivele_cible: integer(),
    /** Euro cents; 0 is free. No online payment: a paid plan is requested from its coach. */
    prix: integer().notNull().default(0),
    premium: boolean().notNull().default(false),
    semaines: jsonb().$type<SemainePlan[]>().notNull().default([]),
    /**
     * Derived from the published version, or from `semaines` before. Weekly load, null if unknown.
     */
    nb_semaines: integer().notNull().default(0),
    seances_par_semaine: integer().notNull().default(0),
    charges: jsonb().$type<(number | null)[]>().notNull().default([]),
    /** Latest of `plan_parutions`; 0 before the first. */
    parution: integer().notNull().default(0),
    note_moyenne: real(),
    nb_notes: integer().notNull().default(0),
    etat: integer().notNull().default(0),
    publie_le: instant(),
    renvoi_motif: text(),
    version: integer().notNull().default(1),
    created_at: createdAt(),
    updated_at: instant().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('plans_slug_key').on(t.slug),
    index('plans_users_id_idx').on(t.users_id, t.updated_at.desc()),
    index('plans_publie_le_idx').on(t.publie_le.desc(), t.id.desc()).where(sql`etat >= 100`),
    index('plans_texte_idx').using(
      'gin',
      sql`to_tsvector('francais', ${t.titre} || ' ' || ${t.description})`,
    ),
    index('plans_etat_idx').on(t.updated_at).where(sql`etat = 1`),
  ],
)

const ofPlan = () =>
  integer()
    .notNull()
    .references(() => plans.id, { onDelete: 'cascade' })

/** Published snapshot of a plan: later edits by the coach do not affect followers. */
export const planParutions = pgTable(
  'plan_parutions',
  {
    id: id(),
    /** Null once the plan is deleted: followers keep their copy. */
    plans_id: integer().references(() => plans.id, { onDelete: 'set null' }),
    numero: integer().notNull(),
    semaines: jsonb().$type<SemainePlan[]>().notNull(),
    created_at: createdAt(),
  },
  (t) => [uniqueIndex('plan_parutions_key').on(t.plans_id, t.numero)],
)

export const planVersions = pgTable(
  'plan_versions',
  {
    ...saveColumns(),
    plans_id: ofPlan(),
  },
  (t) => [
    primaryKey({ columns: [t.plans_id, t.version] }),
    index('plan_versions_users_id_idx').on(t.users_id),
  ],
)

export const planJournal = pgTable(
  'plan_journal',
  {
    ...moveColumns(),
    plans_id: ofPlan(),
  },
  (t) => [
    index('plan_journal_plans_id_idx').on(t.plans_id, t.created_at),
    index('plan_journal_users_id_idx').on(t.users_id),
  ],
)

export const planSuivis = pgTable(
  'plan_suivis',
  {
    id: id(),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    plans_id: integer().references(() => plans.id, { onDelete: 'set null' }),
    parutions_id: integer().references(() => planParutions.id, { onDelete: 'set null' }),
    titre: text().notNull(),
    etat: text({
      enum: ['demande', 'refuse', 'accorde', 'en_cours', 'termine', 'arrete'],
    }).notNull(),
    epreuves_id: integer().references(() => epreuves.id, { onDelete: 'set null' }),
    debut: date({ mode: 'string' }),
    fin: date({ mode: 'string' }),
    jours: integer().array().$type<JourSemaine[]>().notNull().default([]),
    jour_long: integer().$type<JourSemaine>(),
    message: text(),
    reponse: text(),
    created_at: createdAt(),
    decided_at: instant(),
  },
  (t) => [
    uniqueIndex('plan_suivis_key')
      .on(t.users_id, t.plans_id)
      .where(sql`etat in ('demande', 'accorde', 'en_cours')`),
    index('plan_suivis_users_id_idx').on(t.users_id, t.id.desc()),
    index('plan_suivis_plans_id_idx').on(t.plans_id, t.etat, t.id),
    index('plan_suivis_parutions_id_idx').on(t.parutions_id),
    index('plan_suivis_epreuves_id_idx').on(t.epreuves_id),
  ],
)
