import { TYPES_COURSE } from '@foulee/domain/courses/course'
import { STATUTS_DECLARES } from '@foulee/domain/courses/course-declaree'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../../columns.ts'
import { users } from '../membres/users.ts'
import { activites } from '../parcours/activites.ts'
import { epreuves } from './epreuves.ts'

/**
 * Races that a member declares (produit 9.29): never in the results of a race. Metres and seconds.
 */
export const resultatsDeclares = pgTable(
  'resultats_declares',
  {
    id: id(),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null for a race that is not of our calendar; the columns below are then the member’s. */
    epreuves_id: integer().references(() => epreuves.id, { onDelete: 'set null' }),
    /** Copied from the calendar, so that the race stays when its page goes. */
    nom: text().notNull(),
    epreuve: text(),
    lieu: text(),
    date: date({ mode: 'string' }).notNull(),
    type: text({ enum: TYPES_COURSE }).notNull(),
    distance: integer(),
    denivele: integer(),
    statut: text({ enum: STATUTS_DECLARES }).notNull().default('classe'),
    temps: integer(),
    rang: integer(),
    nb_classes: integer(),
    lien: text(),
    /** Storage key of the proof, read by the member alone. */
    preuve: text(),
    preuve_nom: text(),
    activites_id: integer().references(() => activites.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (t) => [
    index('resultats_declares_users_idx').on(t.users_id, t.date.desc(), t.id),
    uniqueIndex('resultats_declares_epreuve_key')
      .on(t.users_id, t.epreuves_id)
      .where(sql`epreuves_id is not null`),
    index('resultats_declares_epreuves_idx').on(t.epreuves_id).where(sql`epreuves_id is not null`),
    // An outing is one race.
    uniqueIndex('resultats_declares_activite_key')
      .on(t.activites_id)
      .where(sql`activites_id is not null`),
    index('resultats_declares_preuve_idx').on(t.preuve).where(sql`preuve is not null`),
    check(
      'resultats_declares_temps_check',
      sql`(${t.statut} = 'classe') = (${t.temps} is not null) and ${t.temps} between 1 and 2000000`,
    ),
  ],
)
