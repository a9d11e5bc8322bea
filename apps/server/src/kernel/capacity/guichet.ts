import { type SQL, sql } from 'drizzle-orm'

/**
 * What gives places of one kind: the table whose rows have `places` and `places_prises`, the waiting list
 * beside it, and the column by which an entry of the list names its row. Names of ours, never a caller's.
 */
export type Guichet = {
  dates: SQL
  attentes: SQL
  cle: SQL
  /** Whether the table counts apart what is sure, in `places_confirmees`. */
  compteConfirmees: boolean
}

export const SEJOURS: Guichet = {
  dates: sql.identifier('disponibilites').getSQL(),
  attentes: sql.identifier('attentes').getSQL(),
  cle: sql.identifier('disponibilites_id').getSQL(),
  compteConfirmees: true,
}

export const EVENEMENTS: Guichet = {
  dates: sql.identifier('evenement_dates').getSQL(),
  attentes: sql.identifier('evenement_attentes').getSQL(),
  cle: sql.identifier('evenement_dates_id').getSQL(),
  compteConfirmees: false,
}
