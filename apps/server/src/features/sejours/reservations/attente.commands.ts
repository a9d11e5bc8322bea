import { ApiError } from '@foulee/contract/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { rebuildVoyageCards } from '@foulee/db/read-models/voyage-cards'
import * as t from '@foulee/db/schema'
import { isPublished } from '@foulee/domain/publication'
import { and, eq, inArray } from 'drizzle-orm'
import { offerFree } from './offers.ts'
import { changePlaces, countLibres, isOnSale, type LockedDepart, lockDepart } from './places.ts'

export type AttenteRow = typeof t.attentes.$inferSelect
type Asked = { disponibilites_id: number; users_id: number; nb_places: number; now: Date }

/**
 * Puts a member on the waiting list of a departure that has not as many places free. Asked again, it is
 * their one entry with another number: fewer keep their rank, more come last.
 * @returns the id of the entry
 * @throws ApiError `disponibilite_introuvable`, `depart_ferme`, `places_libres`, `attente_proposee`,
 * `champs_invalides` for more than the departure has
 */
export const waitForPlaces = (db: Db, asked: Asked): Promise<number> =>
  db.transaction(async (tx) => {
    const { disponibilites_id, nb_places } = asked
    const locked = await lockDepart(tx, disponibilites_id)
    const known = await findEntry(tx, asked)
    if (known?.etat === 'proposee') throw new ApiError('attente_proposee')
    check(locked, asked)
    if (!known) return insert(tx, asked)
    if (nb_places > known.nb_places) {
      await end(tx, known, 'retiree')
      return insert(tx, asked)
    }
    await tx.update(t.attentes).set({ nb_places }).where(eq(t.attentes.id, known.id))
    return known.id
  })

function check(locked: LockedDepart, { nb_places, now }: Asked): void {
  const { voyage, depart } = locked
  if (!isPublished(voyage.etat) && voyage.etat >= 0) throw new ApiError('disponibilite_introuvable')
  if (!isOnSale(locked, now)) throw new ApiError('depart_ferme')
  if (nb_places > depart.places) {
    const message = `Ce départ a ${depart.places}\u00a0place${depart.places > 1 ? 's' : ''} en tout.`
    throw new ApiError('champs_invalides', { errors: { nb_places: message } })
  }
  if (countLibres(depart) >= nb_places) throw new ApiError('places_libres')
}

async function findEntry(
  tx: Tx,
  { disponibilites_id, users_id }: Pick<Asked, 'disponibilites_id' | 'users_id'>,
): Promise<AttenteRow | undefined> {
  const [row] = await tx
    .select()
    .from(t.attentes)
    .where(
      and(
        eq(t.attentes.disponibilites_id, disponibilites_id),
        eq(t.attentes.users_id, users_id),
        inArray(t.attentes.etat, ['attente', 'proposee']),
      ),
    )
  return row
}

async function insert(tx: Tx, { disponibilites_id, users_id, nb_places, now }: Asked) {
  const [row] = await tx
    .insert(t.attentes)
    .values({
      disponibilites_id,
      users_id,
      nb_places,
      etat: 'attente',
      created_at: now.toISOString(),
    })
    .returning({ id: t.attentes.id })
  if (!row) throw new Error('The insert returned nothing.')
  return row.id
}

const end = (tx: Tx, { id }: AttenteRow, etat: 'retiree' | 'expiree') =>
  tx.update(t.attentes).set({ etat, expire_le: null }).where(eq(t.attentes.id, id))

/**
 * Ends an entry of a departure that is locked: what was held for it is given back, and offered to the next.
 */
export async function endEntry(
  tx: Tx,
  { voyage, depart }: LockedDepart,
  entry: AttenteRow,
  { etat, now }: { etat: 'retiree' | 'expiree'; now: Date },
): Promise<void> {
  await end(tx, entry, etat)
  if (entry.etat !== 'proposee') return
  await changePlaces(tx, depart.id, { prises: -entry.nb_places, now })
  await offerFree(tx, depart.id, now)
  await rebuildVoyageCards(tx, [voyage.id], now, 'edit')
}

/** A member waits no longer, or does not want what was offered. @throws ApiError `attente_introuvable` */
export const leaveList = (db: Db, asked: Omit<Asked, 'nb_places'>): Promise<void> =>
  db.transaction(async (tx) => {
    const { disponibilites_id, now } = asked
    // Before the lock: whoever does not wait learns nothing of the departure.
    if (!(await findEntry(tx, asked))) throw new ApiError('attente_introuvable')
    const locked = await lockDepart(tx, disponibilites_id)
    const entry = await findEntry(tx, asked)
    if (!entry) throw new ApiError('attente_introuvable')
    await endEntry(tx, locked, entry, { etat: 'retiree', now })
  })
