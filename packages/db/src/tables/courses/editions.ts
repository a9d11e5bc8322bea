import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  time,
} from 'drizzle-orm/pg-core'
import { id, instant } from '../../columns.ts'
import { users } from '../membres/users.ts'
import { courses } from './courses.ts'

/** An edition (produit 8.2): one year of a race. */
export const editions = pgTable(
  'editions',
  {
    id: id(),
    courses_id: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    date_debut: date({ mode: 'string' }).notNull(),
    editions_fin: date({ mode: 'string' }),
    heure_depart: time({ precision: 0 }),
    url_inscription: text(),
    inscription_ouverture: instant(),
    inscription_fermeture: instant(),
    places: integer(),
    inscrits: integer(),
    liste_attente: boolean().notNull().default(false),
    prix_min: integer(),
    annulee: boolean().notNull().default(false),
    annulation_motif: text(),
    /** The date is a guess from the last edition: shown as « date à confirmer ». */
    a_confirmer: boolean().notNull().default(false),
    /** The date it was first announced for, when the event has been put off. */
    reportee_du: date({ mode: 'string' }),
    /** Why it was put off, in the words of its organiser. */
    report_motif: text(),
    /** Put off to a day that is not known yet: `date_debut` is the one that was announced (produit 8.28). */
    date_inconnue: boolean().notNull().default(false),
    /** Being prepared, such as a copy of last year's: nobody sees it but its organisers (decision 145). */
    brouillon: boolean().notNull().default(false),
    /** How far it goes on public ways, which says who is told and when (`domain/echeances.ts`). */
    etendue: text({ enum: ['commune', 'departement', 'plusieurs'] }),
  },
  (t) => [
    // Race page and read model: the editions of one race, newest first.
    index('editions_courses_id_date_idx').on(t.courses_id, t.date_debut),
    check('editions_fin_check', sql`${t.editions_fin} >= ${t.date_debut}`),
    check('editions_places_check', sql`${t.places} >= 0 and ${t.inscrits} >= 0`),
    check('editions_prix_min_check', sql`${t.prix_min} >= 0`),
  ],
)

/** What the organiser of an edition has done of the check-list (`domain/echeances.ts`). */
export const editionDemarches = pgTable(
  'edition_demarches',
  {
    editions_id: integer()
      .notNull()
      .references(() => editions.id, { onDelete: 'cascade' }),
    cle: text().notNull(),
    fait_le: instant().notNull(),
    users_id: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ columns: [t.editions_id, t.cle] }),
    // Account deletion.
    index('edition_demarches_users_id_idx').on(t.users_id),
  ],
)
