import type { Tx } from '@foulee/db/connect'
import { canWait, getPhase } from '@foulee/domain/club/inscription'
import { countLibres, getFinProposition } from '@foulee/domain/shared/capacity/attente'
import { type Entree, endEntree, offerPlaces } from '#kernel/capacity/attente.ts'
import { EVENEMENTS } from '#kernel/capacity/guichet.ts'
import { type LockedDate, lockDate, takePlaces, toFacts } from './dates.ts'
import { tell } from './tell.ts'

/**
 * Offers what is free of a date to those who wait, in their order: the places are held for them from now
 * on. Call it in every transaction that frees places, adds some, or puts a date back.
 */
export async function offerFreeDate(tx: Tx, dates_id: number, now: Date): Promise<void> {
  const locked = await lockDate(tx, dates_id)
  const { evenement, date } = locked
  if (!canWait(getPhase(toFacts(locked), now))) return
  const jusqu_au = getFinProposition(now, evenement.delai_attente_heures, new Date(date.debut))
  const libres = countLibres(date)
  const chosen = await offerPlaces(tx, EVENEMENTS, { id: date.id, libres, jusqu_au, now })
  for (const { id, users_id } of chosen) {
    await tell(tx, locked, {
      nouvelle: 'proposee',
      users_id,
      objet: `evenement-attente:${id}`,
      jusqu_au,
      now,
    })
  }
}

/** Ends an entry of a date that is locked: what was held for it is given back, and offered to the next. */
export async function endWaiting(
  tx: Tx,
  { date }: LockedDate,
  entry: Pick<Entree, 'id' | 'etat' | 'nb_places'>,
  { etat, now }: { etat: 'retiree' | 'expiree'; now: Date },
): Promise<void> {
  await endEntree(tx, EVENEMENTS, entry.id, etat)
  if (entry.etat !== 'proposee') return
  await takePlaces(tx, date.id, { prises: -entry.nb_places, now })
  await offerFreeDate(tx, date.id, now)
}
