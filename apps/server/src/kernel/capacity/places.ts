import type { Tx } from '@foulee/db/connect'
import { countLibres, type Places } from '@foulee/domain/shared/capacity/attente'
import { sql } from 'drizzle-orm'
import type { Guichet } from './guichet.ts'

export type Change = {
  /** Places that are held from now on, beside those that were; less than none when they are given back. */
  prises: number
  /** Likewise, of these, those that are sure, where the table counts them. */
  confirmees?: number
  now: Date
}

/**
 * Takes places of a date, or gives them back: the one statement that does. It takes them only where they
 * are, whatever was read before; the check of the table stands beneath it.
 * @returns null once done, else how many are free: fewer than were asked for
 */
export async function changePlaces(
  tx: Tx,
  { dates, compteConfirmees }: Guichet,
  id: number,
  { prises, confirmees = 0, now }: Change,
): Promise<number | null> {
  const sure = compteConfirmees
    ? sql`places_confirmees = places_confirmees + ${confirmees}::int,`
    : sql``
  const { rows } = await tx.execute(sql`
    update ${dates}
    set places_prises = places_prises + ${prises}::int,
      ${sure} updated_at = ${now.toISOString()}
    where id = ${id}
      and (${prises}::int <= 0 or places is null or places_prises + ${prises}::int <= places)
    returning id`)
  if (rows.length) return null
  const { rows: known } = await tx.execute<Places>(
    sql`select places, places_prises from ${dates} where id = ${id}`,
  )
  return known[0] ? countLibres(known[0]) : 0
}
