import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'
import { users } from '../membres/users.ts'

/** A coach and an athlete who accepted them; either ends it at once. */
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
    /** What the athlete lets this coach see (`domain/entrainement/partage.ts`). */
    partages: text().array().notNull().default(['calendrier', 'faits']),
    debut: instant().notNull(),
    fin: instant(),
  },
  (t) => [
    // One relation at a time between two people.
    uniqueIndex('athletes_key').on(t.coach_id, t.users_id).where(sql`fin is null`),
    // « Qui voit mes entraînements »; account deletion.
    index('athletes_users_id_idx').on(t.users_id),
    index('athletes_coach_id_idx').on(t.coach_id),
  ],
)

/** What a coach looked at, for the athlete to read: one line for each day and item. */
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

/** Data about health, kept only while the member consents (produit 11.6). */
export const consentementsSante = pgTable('consentements_sante', {
  users_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Beats a minute. */
  fc_max: integer(),
  accorde_le: instant().notNull(),
})

/** A pain, by place on the body. Erased when the consent is taken back. */
export const douleurs = pgTable(
  'douleurs',
  {
    id: id(),
    users_id: integer()
      .notNull()
      .references(() => consentementsSante.users_id, { onDelete: 'cascade' }),
    jour: date({ mode: 'string' }).notNull(),
    /** A place of `domain/entrainement/douleur.ts`. */
    lieu: text().notNull(),
    /** How strong the pain is, from 1 to 10. */
    intensite: integer().notNull(),
    mots: text(),
    created_at: createdAt(),
  },
  (t) => [index('douleurs_users_id_idx').on(t.users_id, t.jour.desc(), t.id.desc())],
)
