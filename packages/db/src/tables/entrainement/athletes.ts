import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'
import { users } from '../membres/users.ts'

/** Coaching relationship; either side can end it. */
export const athletes = pgTable(
  'athletes',
  {
    id: id(),
    coach_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    partages: text().array().notNull().default(['calendrier', 'faits']),
    debut: instant().notNull(),
    fin: instant(),
  },
  (t) => [
    uniqueIndex('athletes_key').on(t.coach_id, t.users_id).where(sql`fin is null`),
    index('athletes_users_id_idx').on(t.users_id),
    index('athletes_coach_id_idx').on(t.coach_id),
  ],
)

/** Access log of the coach, readable by the athlete: one row per day and item. */
export const consultations = pgTable(
  'consultations',
  {
    id: id(),
    athletes_id: integer()
      .notNull()
      .references(() => athletes.id, { onDelete: 'cascade' }),
    partage: text().notNull(),
    jour: date({ mode: 'string' }).notNull(),
  },
  (t) => [uniqueIndex('consultations_key').on(t.athletes_id, t.jour, t.partage)],
)

/** Health data, kept only with consent (produit 11.6). */
export const consentementsSante = pgTable('consentements_sante', {
  users_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Beats per minute. */
  fc_max: integer(),
  accorde_le: instant().notNull(),
})

/** Pain by body part. Erased when consent is withdrawn. */
export const douleurs = pgTable(
  'douleurs',
  {
    id: id(),
    users_id: integer()
      .notNull()
      .references(() => consentementsSante.users_id, { onDelete: 'cascade' }),
    jour: date({ mode: 'string' }).notNull(),
    lieu: text().notNull(),
    /** From 1 to 10. */
    intensite: integer().notNull(),
    mots: text(),
    created_at: createdAt(),
  },
  (t) => [index('douleurs_users_id_idx').on(t.users_id, t.jour.desc(), t.id.desc())],
)
