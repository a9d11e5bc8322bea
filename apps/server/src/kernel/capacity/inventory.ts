import { type SQL, sql } from 'drizzle-orm'

/**
 * Inventory of one kind of places: a table with `places` and `places_prises`, its waiting list, and
 * the foreign key from list to table. SQL identifiers from the code, never user input.
 */
export type Inventory = {
  dates: SQL
  attentes: SQL
  cle: SQL
  /** Whether the table also counts confirmed places, in `places_confirmees`. */
  compteConfirmees: boolean
}

export const SEJOURS: Inventory = {
  dates: sql.identifier('disponibilites').getSQL(),
  attentes: sql.identifier('attentes').getSQL(),
  cle: sql.identifier('disponibilites_id').getSQL(),
  compteConfirmees: true,
}

export const EVENEMENTS: Inventory = {
  dates: sql.identifier('evenement_dates').getSQL(),
  attentes: sql.identifier('evenement_attentes').getSQL(),
  cle: sql.identifier('evenement_dates_id').getSQL(),
  compteConfirmees: false,
}
