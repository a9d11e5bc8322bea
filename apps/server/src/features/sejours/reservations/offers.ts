import type { Tx } from '@foulee/db/connect'
import { addDays } from '@foulee/domain/shared/calendrier'
import { countLibres, getFinProposition } from '@foulee/domain/shared/capacity/attente'
import { parisInstant } from '@foulee/domain/shared/heure-paris'
import { offerPlaces } from '#kernel/capacity/attente.ts'
import { SEJOURS } from '#kernel/capacity/inventory.ts'
import { notifyReservation } from './notify-reservation.ts'
import { isOnSale, lockDepart } from './places.ts'

/**
 * Offers the free places of a departure to the waiting list in order, and holds them. Required in
 * every transaction that frees or adds places, or reopens a departure.
 */
export async function offerFree(tx: Tx, disponibilites_id: number, now: Date): Promise<void> {
  const locked = await lockDepart(tx, disponibilites_id)
  const { voyage, depart } = locked
  const libres = countLibres(depart)
  if (!libres || !isOnSale(locked, now)) return
  const endOfSale = parisInstant(addDays(depart.cloture, 1))
  const jusqu_au = getFinProposition(now, voyage.delai_attente_heures, endOfSale)
  const chosen = await offerPlaces(tx, SEJOURS, { id: depart.id, libres, jusqu_au, now })
  for (const { id, users_id, nb_places } of chosen) {
    await notifyReservation(tx, locked, {
      nouvelle: 'proposee',
      users_id,
      objet: `attente:${id}`,
      url: `/sejours/${voyage.slug}/reserver/${depart.id}`,
      circonstances: { nb_places, jusqu_au },
      now,
    })
  }
}
