import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'
import { voyages } from './voyages.ts'

/**
 * A departure of a stay (produit 10.5). Its places are a fact of this row: `places_prises` is what
 * requests, bookings and offers to the waiting list hold, and the check refuses the place too many,
 * whoever asks and from whichever process.
 */
export const disponibilites = pgTable(
  'disponibilites',
  {
    id: id(),
    voyages_id: integer()
      .notNull()
      .references(() => voyages.id),
    debut: date({ mode: 'string' }).notNull(),
    fin: date({ mode: 'string' }).notNull(),
    places: integer().notNull(),
    places_prises: integer().notNull().default(0),
    /** Of these, those of confirmed bookings: what guarantees the departure. */
    places_confirmees: integer().notNull().default(0),
    /** From how many confirmed participants on it is sure to leave. */
    participants_min: integer().notNull().default(1),
    /** Euro cents a person, and what a room of one's own costs beside. */
    prix: integer().notNull(),
    supplement_single: integer(),
    /** The last day to ask for places. */
    cloture: date({ mode: 'string' }).notNull(),
    annule_le: instant(),
    annulation_motif: text(),
    version: integer().notNull().default(1),
    created_at: createdAt(),
    updated_at: instant().notNull().default(sql`now()`),
  },
  (t) => [
    // The calendar of departures of a stay.
    index('disponibilites_voyages_id_idx').on(t.voyages_id, t.debut, t.id),
    // Departures that come to their end: bookings are over, participants erased later.
    index('disponibilites_fin_idx').on(t.fin),
    check('disponibilites_places_check', sql`${t.places} between 1 and 500`),
    check(
      'disponibilites_prises_check',
      sql`${t.places_prises} between 0 and ${t.places}
        and ${t.places_confirmees} between 0 and ${t.places_prises}`,
    ),
    check('disponibilites_jours_check', sql`${t.fin} >= ${t.debut} and ${t.cloture} <= ${t.debut}`),
    check('disponibilites_prix_check', sql`${t.prix} between 0 and 10000000`),
  ],
)

/** Every price that a departure had: a crossed-out one is the lowest of thirty days (produit 10.5). */
export const disponibilitePrix = pgTable(
  'disponibilite_prix',
  {
    id: id(),
    disponibilites_id: integer()
      .notNull()
      .references(() => disponibilites.id, { onDelete: 'cascade' }),
    prix: integer().notNull(),
    created_at: createdAt(),
  },
  (t) => [index('disponibilite_prix_disponibilites_id_idx').on(t.disponibilites_id, t.created_at)],
)
