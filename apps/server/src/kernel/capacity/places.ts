import type { Tx } from '@foulee/db/connect'
import { countLibres, type Places } from '@foulee/domain/shared/capacity/attente'
import { sql } from 'drizzle-orm'
import type { Inventory } from './inventory.ts'

export type Change = {
  /** Number of places to take; negative to release. */
  prises: number
  confirmees?: number
  now: Date
}

/**
 * Takes or releases places of a date: the only statement that does. Availability is checked within
 * the statement, whatever was read before; a CHECK constraint backs it.
 * @returns null on success, else the number of free places
 */
export async function changePlaces(
  tx: Tx,
  { dates, compteConfirmees }: Inventory,
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
