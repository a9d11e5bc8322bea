import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'
import { users } from '../membres/users.ts'
import { evenementDates } from './evenements.ts'

/** A member comes to one date of an event (produit 12.4); it holds one place while it stands. */
export const inscriptions = pgTable(
  'inscriptions',
  {
    id: id(),
    evenement_dates_id: integer()
      .notNull()
      .references(() => evenementDates.id, { onDelete: 'cascade' }),
    /** Null once the account is erased: who came stays counted. */
    users_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** What the browser calls this request: the same one sent twice is one registration. */
    cle: text().notNull(),
    etat: text({ enum: ['inscrit', 'annule'] }).notNull(),
    /** The name of the group that they run with. */
    groupe: text(),
    annule_le: instant(),
    annule_par: text({ enum: ['membre', 'organisateur', 'date'] }),
    /** When they were seen there, by whom, and how: once, whatever happens. */
    valide_le: instant(),
    valide_par: integer().references(() => users.id, { onDelete: 'set null' }),
    valide_comment: text({ enum: ['code', 'nom'] }),
    created_at: createdAt(),
  },
  (t) => [
    // One that stands for each member and date.
    uniqueIndex('inscriptions_key')
      .on(t.evenement_dates_id, t.users_id)
      .where(sql`etat = 'inscrit'`),
    // The same request sent twice.
    uniqueIndex('inscriptions_cle_key').on(t.users_id, t.cle),
    // The desk of a date.
    index('inscriptions_evenement_dates_id_idx').on(t.evenement_dates_id, t.etat, t.id),
    // Mine; account deletion and export.
    index('inscriptions_users_id_idx').on(t.users_id, t.id.desc()),
    index('inscriptions_valide_par_idx').on(t.valide_par),
  ],
)

/** Who waits for a place of a full date, in the order in which they came. */
export const evenementAttentes = pgTable(
  'evenement_attentes',
  {
    id: id(),
    evenement_dates_id: integer()
      .notNull()
      .references(() => evenementDates.id, { onDelete: 'cascade' }),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    nb_places: integer().notNull().default(1),
    etat: text({ enum: ['attente', 'proposee', 'acceptee', 'expiree', 'retiree'] }).notNull(),
    /** Until when the place that is offered is held for them. */
    expire_le: instant(),
    created_at: createdAt(),
  },
  (t) => [
    // One place in the list at a time.
    uniqueIndex('evenement_attentes_key')
      .on(t.evenement_dates_id, t.users_id)
      .where(sql`etat in ('attente', 'proposee')`),
    // Who is next.
    index('evenement_attentes_evenement_dates_id_idx').on(t.evenement_dates_id, t.etat, t.id),
    // Mine; account deletion and export.
    index('evenement_attentes_users_id_idx').on(t.users_id, t.id.desc()),
    // Offers whose time is over.
    index('evenement_attentes_expire_le_idx').on(t.expire_le).where(sql`etat = 'proposee'`),
  ],
)
