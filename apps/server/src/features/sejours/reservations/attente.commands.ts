import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { rebuildVoyageCards } from '@foulee/db/read-models/voyage-cards'
import { formatMesure, getMesure } from '@foulee/domain/sejours/reservation'
import { countLibres } from '@foulee/domain/shared/capacity/attente'
import { isPublished } from '@foulee/domain/shared/publication'
import { type Entree, endEntree, findEntree, joinWaitlist } from '#kernel/capacity/attente.ts'
import { SEJOURS } from '#kernel/capacity/inventory.ts'
import { offerFree } from './offers.ts'
import { changePlaces, isOnSale, type LockedDepart, lockDepart } from './places.ts'

type WaitlistRequest = { disponibilites_id: number; users_id: number; nb_places: number; now: Date }

/**
 * Puts a member on the waiting list of a departure without enough places. A repetition changes the
 * number: fewer keep the rank, more go last.
 * @returns the id of the entry
 * @throws ApiError `disponibilite_introuvable`, `depart_ferme`, `places_libres`,
 * `attente_proposee`, `champs_invalides` beyond the departure's size
 */
export const waitForPlaces = (db: Db, request: WaitlistRequest): Promise<number> =>
  db.transaction(async (tx) => {
    const { disponibilites_id, nb_places } = request
    const locked = await lockDepart(tx, disponibilites_id)
    const { users_id, now } = request
    const entry = { id: disponibilites_id, users_id, nb_places, now }
    return joinWaitlist(tx, SEJOURS, entry, () => check(locked, request))
  })

function check(locked: LockedDepart, { nb_places, now }: WaitlistRequest): void {
  const { voyage, depart } = locked
  if (!isPublished(voyage.etat) && voyage.etat >= 0) throw new ApiError('disponibilite_introuvable')
  if (!isOnSale(locked, now)) throw new ApiError('depart_ferme')
  if (nb_places > depart.places) {
    const message = `Ce départ a ${depart.places}\u00a0place${depart.places > 1 ? 's' : ''} en tout.`
    throw new ApiError('champs_invalides', { errors: { nb_places: message } })
  }
  const mesure = getMesure(depart.places, voyage.places_par_membre)
  if (nb_places > mesure) {
    throw new ApiError('champs_invalides', { errors: { nb_places: formatMesure(mesure) } })
  }
  if (countLibres(depart) >= nb_places) throw new ApiError('places_libres')
}

const findEntry = (
  tx: Tx,
  { disponibilites_id, users_id }: Pick<WaitlistRequest, 'disponibilites_id' | 'users_id'>,
): Promise<Entree | undefined> => findEntree(tx, SEJOURS, { id: disponibilites_id, users_id })

/** Ends an entry of a locked departure: held places are released and offered to the next. */
export async function endEntry(
  tx: Tx,
  { voyage, depart }: LockedDepart,
  entry: Pick<Entree, 'id' | 'etat' | 'nb_places'>,
  { etat, now }: { etat: 'retiree' | 'expiree'; now: Date },
): Promise<void> {
  await endEntree(tx, SEJOURS, entry.id, etat)
  if (entry.etat !== 'proposee') return
  await changePlaces(tx, depart.id, { prises: -entry.nb_places, now })
  await offerFree(tx, depart.id, now)
  await rebuildVoyageCards(tx, [voyage.id], now, 'edit')
}

export const leaveWaitlist = (db: Db, request: Omit<WaitlistRequest, 'nb_places'>): Promise<void> =>
  db.transaction(async (tx) => {
    const { disponibilites_id, now } = request
    // Before the lock: a member who is not waiting learns nothing of the departure.
    if (!(await findEntry(tx, request))) throw new ApiError('attente_introuvable')
    const locked = await lockDepart(tx, disponibilites_id)
    const entry = await findEntry(tx, request)
    if (!entry) throw new ApiError('attente_introuvable')
    await endEntry(tx, locked, entry, { etat: 'retiree', now })
  })
