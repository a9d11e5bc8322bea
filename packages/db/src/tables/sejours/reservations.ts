import type { Bareme } from '@foulee/domain/sejours/annulation'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'
import { users } from '../membres/users.ts'
import { disponibilites } from './disponibilites.ts'

/** The standard information form, as it was shown: one row for each text, kept with the bookings that acknowledged it. */
export const formulaires = pgTable(
  'formulaires',
  {
    id: id(),
    /** SHA-256 of the text: the same text is kept once. */
    empreinte: text().notNull(),
    texte: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [uniqueIndex('formulaires_empreinte_key').on(t.empreinte)],
)

/**
 * A booking (produit 10.2). While it asks, is confirmed, it holds its places; what it costs is kept as it was shown.
 */
export const reservations = pgTable(
  'reservations',
  {
    id: id(),
    disponibilites_id: integer()
      .notNull()
      .references(() => disponibilites.id),
    /** The member who booked; null once the account is erased. */
    users_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** What the browser calls this request: the same one sent twice is one booking. */
    cle: text().notNull(),
    etat: text({ enum: ['demande', 'confirmee', 'annulee', 'terminee'] }).notNull(),
    nb_places: integer().notNull(),
    nb_single: integer().notNull().default(0),
    /** The days of the departure as they were shown: once its agency moves them, giving up costs nothing. */
    debut: date({ mode: 'string' }).notNull(),
    fin: date({ mode: 'string' }).notNull(),
    /** Euro cents, as shown: a person, a single room, all of it, and the deposit. */
    prix: integer().notNull(),
    supplement_single: integer().notNull().default(0),
    total: integer().notNull(),
    acompte: integer().notNull(),
    solde_le: date({ mode: 'string' }).notNull(),
    bareme: jsonb().$type<Bareme>().notNull(),
    message: text(),
    telephone: text(),
    formulaires_id: integer()
      .notNull()
      .references(() => formulaires.id),
    formulaire_lu_le: instant().notNull(),
    /** Until when a request holds its places. */
    expire_le: instant(),
    /** Who ended it, why, and what it cost in cents. */
    annule_par: text({ enum: ['membre', 'agence', 'delai', 'depart'] }),
    annule_le: instant(),
    annulation_motif: text(),
    frais: integer(),
    confirme_le: instant(),
    created_at: createdAt(),
    updated_at: instant().notNull().default(sql`now()`),
  },
  (t) => [
    // The same request sent twice.
    uniqueIndex('reservations_cle_key').on(t.users_id, t.cle),
    // POST /api/voyages/reservations/my; account deletion and export.
    index('reservations_users_id_idx').on(t.users_id, t.id.desc()),
    // The desk of a departure; which bookings a change of it is told to.
    index('reservations_disponibilites_id_idx').on(t.disponibilites_id, t.etat, t.id),
    // Requests whose time is over.
    index('reservations_expire_le_idx').on(t.expire_le).where(sql`etat = 'demande'`),
    check('reservations_places_check', sql`${t.nb_places} between 1 and 50`),
    check('reservations_single_check', sql`${t.nb_single} between 0 and ${t.nb_places}`),
  ],
)

/** Who comes. Read by whoever booked and by that agency alone; erased some time after the return. */
export const participants = pgTable(
  'participants',
  {
    id: id(),
    reservations_id: integer()
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    ordre: integer().notNull(),
    prenom: text().notNull(),
    nom: text().notNull(),
    naissance: date({ mode: 'string' }).notNull(),
    /** Those with one number share a room; null for a room of one's own. */
    chambre: integer(),
  },
  (t) => [index('participants_reservations_id_idx').on(t.reservations_id, t.ordre)],
)

/** Every move of a booking: who, when and why. */
export const reservationJournal = pgTable(
  'reservation_journal',
  {
    id: id(),
    reservations_id: integer()
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    de: text(),
    vers: text().notNull(),
    /** Null for what happened by itself, or for an erased account. */
    users_id: integer().references(() => users.id, { onDelete: 'set null' }),
    motif: text(),
    created_at: createdAt(),
  },
  (t) => [
    index('reservation_journal_reservations_id_idx').on(t.reservations_id, t.id),
    // Account deletion.
    index('reservation_journal_users_id_idx').on(t.users_id),
  ],
)

/** Who waits for places of a full departure, in the order in which they came. */
export const attentes = pgTable(
  'attentes',
  {
    id: id(),
    disponibilites_id: integer()
      .notNull()
      .references(() => disponibilites.id, { onDelete: 'cascade' }),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    nb_places: integer().notNull(),
    etat: text({ enum: ['attente', 'proposee', 'acceptee', 'expiree', 'retiree'] }).notNull(),
    /** Until when the places that are offered are held for them. */
    expire_le: instant(),
    /** The booking that came of it. */
    reservations_id: integer().references(() => reservations.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (t) => [
    // One place in the list at a time.
    uniqueIndex('attentes_key')
      .on(t.disponibilites_id, t.users_id)
      .where(sql`etat in ('attente', 'proposee')`),
    // Who is next.
    index('attentes_disponibilites_id_idx').on(t.disponibilites_id, t.etat, t.id),
    // « Mes réservations »; account deletion and export.
    index('attentes_users_id_idx').on(t.users_id, t.id.desc()),
    // Offers whose time is over.
    index('attentes_expire_le_idx').on(t.expire_le).where(sql`etat = 'proposee'`),
    index('attentes_reservations_id_idx').on(t.reservations_id),
    check('attentes_places_check', sql`${t.nb_places} between 1 and 50`),
  ],
)
