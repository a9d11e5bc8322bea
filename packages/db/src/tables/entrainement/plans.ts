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

/** A training plan (produit 11.1) as its coach writes it. What members follow is in `plan_parutions`. */
export const plans = pgTable(
  'plans',
  {
    id: id(),
    slug: text().notNull(),
    /** The coach; null once the account is erased. */
    users_id: integer().references(() => users.id, { onDelete: 'set null' }),
    titre: text().notNull().default(''),
    description: text().notNull().default(''),
    sport: text().$type<Sport>().notNull().default('course_a_pied'),
    niveau: text().$type<Niveau>(),
    objectif: text().$type<ObjectifPlan>(),
    /** Metres of the race that it leads to; null without one. */
    distance_cible: integer(),
    denivele_cible: integer(),
    /** Euro cents; 0 is free. No money is taken here: a plan with a price is asked of its coach. */
    prix: integer().notNull().default(0),
    /** Whether it is kept for members whose premium period runs. */
    premium: boolean().notNull().default(false),
    semaines: jsonb().$type<SemainePlan[]>().notNull().default([]),
    /**
     * For lists and filters: of what is published, and until then of `semaines`. The load of each week,
     * null where it cannot be told.
     */
    nb_semaines: integer().notNull().default(0),
    seances_par_semaine: integer().notNull().default(0),
    charges: jsonb().$type<(number | null)[]>().notNull().default([]),
    /** The newest of `plan_parutions`; 0 before the first. */
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
    // GET /api/coaching/plan?my=1; account deletion and export.
    index('plans_users_id_idx').on(t.users_id, t.updated_at.desc()),
    // GET /api/coaching/plan and /training/plans.
    index('plans_publie_le_idx').on(t.publie_le.desc(), t.id.desc()).where(sql`etat >= 100`),
    index('plans_texte_idx').using(
      'gin',
      sql`to_tsvector('francais', ${t.titre} || ' ' || ${t.description})`,
    ),
    // The staff's queue, oldest first.
    index('plans_etat_idx').on(t.updated_at).where(sql`etat = 1`),
  ],
)

const ofPlan = () =>
  integer()
    .notNull()
    .references(() => plans.id, { onDelete: 'cascade' })

/** A plan as it was when it was published: whoever follows one is not moved by what its coach writes later. */
export const planParutions = pgTable(
  'plan_parutions',
  {
    id: id(),
    /** Null once the plan is gone: what members follow stays with them. */
    plans_id: integer().references(() => plans.id, { onDelete: 'set null' }),
    numero: integer().notNull(),
    semaines: jsonb().$type<SemainePlan[]>().notNull(),
    created_at: createdAt(),
  },
  (t) => [uniqueIndex('plan_parutions_key').on(t.plans_id, t.numero)],
)

/** Every save of a part of a plan, so that two editors are told of each other. */
export const planVersions = pgTable(
  'plan_versions',
  {
    ...saveColumns(),
    plans_id: ofPlan(),
  },
  (t) => [
    primaryKey({ columns: [t.plans_id, t.version] }),
    // Account deletion.
    index('plan_versions_users_id_idx').on(t.users_id),
  ],
)

/** Every move of the publication. */
export const planJournal = pgTable(
  'plan_journal',
  {
    ...moveColumns(),
    plans_id: ofPlan(),
  },
  (t) => [
    index('plan_journal_plans_id_idx').on(t.plans_id, t.created_at),
    // Account deletion.
    index('plan_journal_users_id_idx').on(t.users_id),
  ],
)

/** A member and a plan: asked of its coach, granted, followed, over. */
export const planSuivis = pgTable(
  'plan_suivis',
  {
    id: id(),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null once the plan is gone; what was scheduled stays with its member. */
    plans_id: integer().references(() => plans.id, { onDelete: 'set null' }),
    parutions_id: integer().references(() => planParutions.id, { onDelete: 'set null' }),
    titre: text().notNull(),
    etat: text({
      enum: ['demande', 'refuse', 'accorde', 'en_cours', 'termine', 'arrete'],
    }).notNull(),
    /** The race that it leads to. */
    epreuves_id: integer().references(() => epreuves.id, { onDelete: 'set null' }),
    /** First and last day once it is scheduled. */
    debut: date({ mode: 'string' }),
    fin: date({ mode: 'string' }),
    jours: integer().array().$type<JourSemaine[]>().notNull().default([]),
    jour_long: integer().$type<JourSemaine>(),
    /** What the member says when asking, and what the coach answers. */
    message: text(),
    reponse: text(),
    created_at: createdAt(),
    decided_at: instant(),
  },
  (t) => [
    // One at a time of a plan.
    uniqueIndex('plan_suivis_key')
      .on(t.users_id, t.plans_id)
      .where(sql`etat in ('demande', 'accorde', 'en_cours')`),
    // POST /api/training/plan: one's plans, the newest first; account deletion and export.
    index('plan_suivis_users_id_idx').on(t.users_id, t.id.desc()),
    // What is asked of a coach.
    index('plan_suivis_plans_id_idx').on(t.plans_id, t.etat, t.id),
    // A plan goes: which of its publications are followed?
    index('plan_suivis_parutions_id_idx').on(t.parutions_id),
    // A race was moved or cancelled: who trains for it?
    index('plan_suivis_epreuves_id_idx').on(t.epreuves_id),
  ],
)
