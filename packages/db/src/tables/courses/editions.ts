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
    /** Date extrapolated from the last edition: shown as « date à confirmer ». */
    a_confirmer: boolean().notNull().default(false),
    reportee_du: date({ mode: 'string' }),
    report_motif: text(),
    /** Postponed without a new day: `date_debut` is the former one (produit 8.28). */
    date_inconnue: boolean().notNull().default(false),
    /** Draft, such as a copy of last year’s: visible to organisers only (decision 145). */
    brouillon: boolean().notNull().default(false),
    /**
     * Areas crossed on public roads, which decide the authorities and deadlines
     * (`domain/echeances.ts`).
     */
    etendue: text({ enum: ['commune', 'departement', 'plusieurs'] }),
  },
  (t) => [
    index('editions_courses_id_date_idx').on(t.courses_id, t.date_debut),
    check('editions_fin_check', sql`${t.editions_fin} >= ${t.date_debut}`),
    check('editions_places_check', sql`${t.places} >= 0 and ${t.inscrits} >= 0`),
    check('editions_prix_min_check', sql`${t.prix_min} >= 0`),
  ],
)

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
    index('edition_demarches_users_id_idx').on(t.users_id),
  ],
)
