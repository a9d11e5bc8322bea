import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'
import { users } from '../membres/users.ts'
import { evenementDates } from './evenements.ts'

/** Registration to a date (produit 12.4); an active one holds one place. */
export const inscriptions = pgTable(
  'inscriptions',
  {
    id: id(),
    evenement_dates_id: integer()
      .notNull()
      .references(() => evenementDates.id, { onDelete: 'cascade' }),
    /** Null once the account is erased: attendance stays counted. */
    users_id: integer().references(() => users.id, { onDelete: 'set null' }),
    cle: text().notNull(),
    etat: text({ enum: ['inscrit', 'annule'] }).notNull(),
    groupe: text(),
    annule_le: instant(),
    annule_par: text({ enum: ['membre', 'organisateur', 'date'] }),
    /** Check-in: time, staff member and method; recorded once. */
    valide_le: instant(),
    valide_par: integer().references(() => users.id, { onDelete: 'set null' }),
    valide_comment: text({ enum: ['code', 'nom'] }),
    /** Check-in taken back: those seen before, and sent later, do not count. */
    devalide_le: instant(),
    created_at: createdAt(),
  },
  (t) => [
    // One active registration per member and date.
    uniqueIndex('inscriptions_key')
      .on(t.evenement_dates_id, t.users_id)
      .where(sql`etat = 'inscrit'`),
    uniqueIndex('inscriptions_cle_key').on(t.users_id, t.cle),
    index('inscriptions_evenement_dates_id_idx').on(t.evenement_dates_id, t.etat, t.id),
    // Own registrations; account deletion and export.
    index('inscriptions_users_id_idx').on(t.users_id, t.id.desc()),
    index('inscriptions_valide_par_idx').on(t.valide_par),
  ],
)

/** People who came to a date without a registration, noted by the desk: they hold no place. */
export const evenementVenus = pgTable(
  'evenement_venus',
  {
    id: id(),
    evenement_dates_id: integer()
      .notNull()
      .references(() => evenementDates.id, { onDelete: 'cascade' }),
    /** Idempotency key of the desk. */
    cle: text().notNull(),
    /** Null once erased, thirty days later: attendance stays counted. */
    nom: text(),
    groupe: text(),
    venu_le: instant().notNull(),
    note_par: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('evenement_venus_key').on(t.evenement_dates_id, t.cle),
    index('evenement_venus_note_par_idx').on(t.note_par),
    // Names past their retention.
    index('evenement_venus_venu_le_idx').on(t.venu_le).where(sql`nom is not null`),
  ],
)

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
    expire_le: instant(),
    created_at: createdAt(),
  },
  (t) => [
    // One active entry per member and date.
    uniqueIndex('evenement_attentes_key')
      .on(t.evenement_dates_id, t.users_id)
      .where(sql`etat in ('attente', 'proposee')`),
    index('evenement_attentes_evenement_dates_id_idx').on(t.evenement_dates_id, t.etat, t.id),
    index('evenement_attentes_users_id_idx').on(t.users_id, t.id.desc()),
    index('evenement_attentes_expire_le_idx').on(t.expire_le).where(sql`etat = 'proposee'`),
  ],
)
