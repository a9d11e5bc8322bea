import type { Tx } from '@foulee/db/connect'
import { canWait, getPhase } from '@foulee/domain/club/inscription'
import { countLibres, getFinProposition } from '@foulee/domain/shared/capacity/attente'
import { type Entree, endEntree, offerPlaces } from '#kernel/capacity/attente.ts'
import { EVENEMENTS } from '#kernel/capacity/inventory.ts'
import { type LockedDate, lockDate, reservePlaces, toFacts } from './dates.ts'
import { notifyInscription } from './notify-inscription.ts'

/**
 * Offers the free places of a date to the waiting list in order, and holds them. Required in every
 * transaction that frees or adds places, or restores a date.
 */
export async function offerFreeDate(tx: Tx, dates_id: number, now: Date): Promise<void> {
  const locked = await lockDate(tx, dates_id)
  const { evenement, date } = locked
  if (!canWait(getPhase(toFacts(locked), now))) return
  const jusqu_au = getFinProposition(now, evenement.delai_attente_heures, new Date(date.debut))
  const libres = countLibres(date)
  const chosen = await offerPlaces(tx, EVENEMENTS, { id: date.id, libres, jusqu_au, now })
  for (const { id, users_id } of chosen) {
    await notifyInscription(tx, locked, {
      nouvelle: 'proposee',
      users_id,
      objet: `evenement-attente:${id}`,
      jusqu_au,
      now,
    })
  }
}

export async function endWaiting(
  tx: Tx,
  { date }: LockedDate,
  entry: Pick<Entree, 'id' | 'etat' | 'nb_places'>,
  { etat, now }: { etat: 'retiree' | 'expiree'; now: Date },
): Promise<void> {
  await endEntree(tx, EVENEMENTS, entry.id, etat)
  if (entry.etat !== 'proposee') return
  await reservePlaces(tx, date.id, { prises: -entry.nb_places, now })
  await offerFreeDate(tx, date.id, now)
}
