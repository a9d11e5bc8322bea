import { ApiError } from '@foulee/contract/shared/errors'
import type { Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { getEtatDepart } from '@foulee/domain/sejours/depart'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { eq, sql } from 'drizzle-orm'
import { SEJOURS } from '#kernel/capacity/inventory.ts'
import { type Change, changePlaces as takePlaces } from '#kernel/capacity/places.ts'

export type LockedDepart = {
  voyage: typeof t.voyages.$inferSelect
  depart: typeof t.disponibilites.$inferSelect
}

/**
 * Locks a departure and its stay against bookings, moves and changes until the end of the
 * transaction. The stay comes first, since its card is built from all departures.
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

export async function changePlaces(
  tx: Tx,
  disponibilites_id: number,
  change: Change,
): Promise<void> {
  const left = await takePlaces(tx, SEJOURS, disponibilites_id, change)
  if (left !== null) throw createPlacesError(left)
}

export function createPlacesError(libres: number): ApiError {
  const left = libres > 1 ? `Il reste ${libres}\u00a0places` : 'Il reste une place'
  const message = libres
    ? `${left} pour ce départ. Demandez-en moins, ou mettez-vous sur la liste d’attente.`
    : 'Ce départ est complet. Mettez-vous sur la liste d’attente\u00a0: nous vous préviendrons.'
  return new ApiError('places_insuffisantes', { message, errors: { participants: message } })
}

export function isOnSale({ voyage, depart }: LockedDepart, now: Date): boolean {
  const figures = { ...depart, places_prises: 0, est_annule: depart.annule_le !== null }
  return (
    voyage.etat >= 0 && ['a_confirmer', 'garanti'].includes(getEtatDepart(figures, parisDate(now)))
  )
}
