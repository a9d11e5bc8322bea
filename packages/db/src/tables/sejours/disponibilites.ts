import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'
import { voyages } from './voyages.ts'

/**
 * Departure of a stay (produit 10.5). Capacity is enforced on this row: `places_prises` counts
 * requests, bookings and waiting-list offers, and a check constraint prevents overbooking from any
 * process.
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
    /** Part of them in confirmed bookings: decides the guarantee. */
    places_confirmees: integer().notNull().default(0),
    /** Confirmed participants from which the departure is guaranteed. */
    participants_min: integer().notNull().default(1),
    /** Euro cents per person, and single supplement. */
    prix: integer().notNull(),
    supplement_single: integer(),
    cloture: date({ mode: 'string' }).notNull(),
    annule_le: instant(),
    annulation_motif: text(),
    version: integer().notNull().default(1),
    created_at: createdAt(),
    updated_at: instant().notNull().default(sql`now()`),
  },
  (t) => [
    index('disponibilites_voyages_id_idx').on(t.voyages_id, t.debut, t.id),
    // Departures past their end: closes bookings, later erases participants.
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

/** All prices: the former price shown is the lowest of thirty days (produit 10.5). */
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
