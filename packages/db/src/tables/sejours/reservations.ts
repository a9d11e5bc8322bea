import type { Bareme } from '@foulee/domain/sejours/annulation'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'
import { users } from '../membres/users.ts'
import { disponibilites } from './disponibilites.ts'

/** Information form as shown: one row per text, referenced by the bookings that accepted it. */
export const formulaires = pgTable(
  'formulaires',
  {
    id: id(),
    empreinte: text().notNull(),
    texte: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [uniqueIndex('formulaires_empreinte_key').on(t.empreinte)],
)

/** Booking (produit 10.2). Holds places while requested or confirmed; its price is frozen. */
export const reservations = pgTable(
  'reservations',
  {
    id: id(),
    disponibilites_id: integer()
      .notNull()
      .references(() => disponibilites.id),
    users_id: integer().references(() => users.id, { onDelete: 'set null' }),
    cle: text().notNull(),
    etat: text({ enum: ['demande', 'confirmee', 'annulee', 'terminee'] }).notNull(),
    nb_places: integer().notNull(),
    nb_single: integer().notNull().default(0),
    /** Days as shown at booking: if the agency moves them, cancellation is free. */
    debut: date({ mode: 'string' }).notNull(),
    fin: date({ mode: 'string' }).notNull(),
    /** Euro cents at booking: per person, single room, total, deposit. */
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
    expire_le: instant(),
    annule_par: text({ enum: ['membre', 'agence', 'delai', 'depart'] }),
    annule_le: instant(),
    annulation_motif: text(),
    frais: integer(),
    confirme_le: instant(),
    created_at: createdAt(),
    updated_at: instant().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('reservations_cle_key').on(t.users_id, t.cle),
    index('reservations_users_id_idx').on(t.users_id, t.id.desc()),
    index('reservations_disponibilites_id_idx').on(t.disponibilites_id, t.etat, t.id),
    index('reservations_expire_le_idx').on(t.expire_le).where(sql`etat = 'demande'`),
    check('reservations_places_check', sql`${t.nb_places} between 1 and 50`),
    check('reservations_single_check', sql`${t.nb_single} between 0 and ${t.nb_places}`),
  ],
)

/** Participants: visible to the booker and the agency only, erased some time after the return. */
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
    chambre: integer(),
  },
  (t) => [index('participants_reservations_id_idx').on(t.reservations_id, t.ordre)],
)

export const reservationJournal = pgTable(
  'reservation_journal',
  {
    id: id(),
    reservations_id: integer()
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    de: text(),
    vers: text().notNull(),
    /** Null for an automatic step, or an erased account. */
    users_id: integer().references(() => users.id, { onDelete: 'set null' }),
    motif: text(),
    created_at: createdAt(),
  },
  (t) => [
    index('reservation_journal_reservations_id_idx').on(t.reservations_id, t.id),
    index('reservation_journal_users_id_idx').on(t.users_id),
  ],
)

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
    expire_le: instant(),
    reservations_id: integer().references(() => reservations.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('attentes_key')
      .on(t.disponibilites_id, t.users_id)
      .where(sql`etat in ('attente', 'proposee')`),
    index('attentes_disponibilites_id_idx').on(t.disponibilites_id, t.etat, t.id),
    index('attentes_users_id_idx').on(t.users_id, t.id.desc()),
    index('attentes_expire_le_idx').on(t.expire_le).where(sql`etat = 'proposee'`),
    index('attentes_reservations_id_idx').on(t.reservations_id),
    check('attentes_places_check', sql`${t.nb_places} between 1 and 50`),
  ],
)
