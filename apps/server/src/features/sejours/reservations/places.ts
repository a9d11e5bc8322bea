import { ApiError } from '@foulee/contract/errors'
import type { Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { parisDate } from '@foulee/domain/heure-paris'
import { getEtatDepart } from '@foulee/domain/sejours/depart'
import { eq, sql } from 'drizzle-orm'

export type LockedDepart = {
  voyage: typeof t.voyages.$inferSelect
  depart: typeof t.disponibilites.$inferSelect
}

/**
 * A departure and its stay, which nobody else books, moves or changes until the transaction ends. The stay
 * is locked, always before its departures: its list card is written from all of them together.
 * @throws ApiError `disponibilite_introuvable`
 */
export async function lockDepart(tx: Tx, disponibilites_id: number): Promise<LockedDepart> {
  const [voyage] = await tx
    .select()
    .from(t.voyages)
    .where(
      sql`${t.voyages.id} = (select voyages_id from disponibilites where id = ${disponibilites_id})`,
    )
    .for('update')
  const [depart] = await tx
    .select()
    .from(t.disponibilites)
    .where(eq(t.disponibilites.id, disponibilites_id))
  if (!voyage || !depart) throw new ApiError('disponibilite_introuvable')
  return { voyage, depart }
}

type Change = {
  /** Places that are held from now on, beside those that were; less than none when they are given back. */
  prises: number
  /** Likewise, of these, those of confirmed bookings. */
  confirmees?: number
  now: Date
}

/**
 * Takes places of a departure, or gives them back: the one statement that does. It takes them only where
 * they are, whatever was read before; the check of the table stands beneath it.
 * @throws ApiError `places_insuffisantes`
 */
export async function changePlaces(
  tx: Tx,
  disponibilites_id: number,
  { prises, confirmees = 0, now }: Change,
): Promise<void> {
  const { rows } = await tx.execute(sql`
    update disponibilites
    set places_prises = places_prises + ${prises}::int,
      places_confirmees = places_confirmees + ${confirmees}::int,
      updated_at = ${now.toISOString()}
    where id = ${disponibilites_id}
      and (${prises}::int <= 0 or places_prises + ${prises}::int <= places)
    returning id`)
  if (rows.length) return
  const [depart] = await tx
    .select()
    .from(t.disponibilites)
    .where(eq(t.disponibilites.id, disponibilites_id))
  throw refusePlaces(depart ? countLibres(depart) : 0)
}

/** Places that nobody holds. */
export const countLibres = (depart: { places: number; places_prises: number }): number =>
  Math.max(0, depart.places - depart.places_prises)

/** Says how many are left, and where one may wait for more. */
export function refusePlaces(libres: number): ApiError {
  const left = libres > 1 ? `Il reste ${libres}\u00a0places` : 'Il reste une place'
  const message = libres
    ? `${left} pour ce départ. Demandez-en moins, ou mettez-vous sur la liste d’attente.`
    : 'Ce départ est complet. Mettez-vous sur la liste d’attente\u00a0: nous vous préviendrons.'
  return new ApiError('places_insuffisantes', { message, errors: { participants: message } })
}

/** Whether its agency still sells it, full or not. */
export function isOnSale({ voyage, depart }: LockedDepart, now: Date): boolean {
  const figures = { ...depart, places_prises: 0, est_annule: depart.annule_le !== null }
  return (
    voyage.etat >= 0 && ['a_confirmer', 'garanti'].includes(getEtatDepart(figures, parisDate(now)))
  )
}
