import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { chooseOffers, type EtatAttente } from '@foulee/domain/shared/capacity/attente'
import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Inventory } from './inventory.ts'
import { changePlaces } from './places.ts'

export type Entree = {
  id: number
  users_id: number
  nb_places: number
  etat: EtatAttente
  expire_le: string | null
}

const COLUMNS = sql`id, users_id, nb_places, etat, expire_le`

type Who = { id: number; users_id: number }

export async function findEntree(
  tx: Db | Tx,
  { attentes, cle }: Inventory,
  { id, users_id }: Who,
): Promise<Entree | undefined> {
  const { rows } = await tx.execute<Entree>(sql`
    select ${COLUMNS} from ${attentes}
    where ${cle} = ${id} and users_id = ${users_id} and etat in ('attente', 'proposee')`)
  return rows[0]
}

type WaitlistRequest = Who & { nb_places: number; now: Date }

/**
 * Adds a member to the waiting list of a date whose row the caller has locked. A second call
 * updates the number of places: fewer keep the rank, more go to the end.
 * @param check rejects by the rules of the date; called once the member is known to have no offer
 * @returns the id of the entry
 * @throws ApiError `attente_proposee`
 */
export async function joinWaitlist(
  tx: Tx,
  guichet: Inventory,
  request: WaitlistRequest,
  check: () => void,
): Promise<number> {
  const entree = await findEntree(tx, guichet, request)
  if (entree?.etat === 'proposee') throw new ApiError('attente_proposee')
  check()
  if (!entree) return insert(tx, guichet, request)
  if (request.nb_places > entree.nb_places) {
    await endEntree(tx, guichet, entree.id, 'retiree')
    return insert(tx, guichet, request)
  }
  await tx.execute(
    sql`update ${guichet.attentes} set nb_places = ${request.nb_places} where id = ${entree.id}`,
  )
  return entree.id
}

async function insert(
  tx: Tx,
  { attentes, cle }: Inventory,
  { id, users_id, nb_places, now }: WaitlistRequest,
) {
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into ${attentes} (${cle}, users_id, nb_places, etat, created_at)
    values (${id}, ${users_id}, ${nb_places}, 'attente', ${now.toISOString()}) returning id`)
  if (!rows[0]) throw new Error('The insert returned nothing.')
  return rows[0].id
}

/** Ends an entry; the caller releases or uses the places held for it. */
export const endEntree = (
  tx: Tx,
  { attentes }: Inventory,
  id: number,
  etat: Extract<EtatAttente, 'acceptee' | 'expiree' | 'retiree'>,
) => tx.execute(sql`update ${attentes} set etat = ${etat}, expire_le = null where id = ${id}`)

type Offre = { id: number; libres: number; jusqu_au: Date; now: Date }

/**
 * Offers the free places of a date, whose row the caller has locked, in waiting order; the places
 * are held from now on.
 * @returns the entries with a new offer
 */
export async function offerPlaces(
  tx: Tx,
  guichet: Inventory,
  { id, libres, jusqu_au, now }: Offre,
): Promise<Entree[]> {
  const { attentes, cle } = guichet
  if (!libres) return []
  const { rows: waiting } = await tx.execute<Entree>(sql`
    select ${COLUMNS} from ${attentes} where ${cle} = ${id} and etat = 'attente' order by id`)
  const chosen = chooseOffers(waiting, libres)
  if (!chosen.length) return []
  const prises = chosen.reduce((sum, { nb_places }) => sum + nb_places, 0)
  const left = await changePlaces(tx, guichet, id, { prises, now })
  if (left !== null) throw new Error('Places that were free of a locked date are not.')
  await tx.execute(sql`
    update ${attentes} set etat = 'proposee', expire_le = ${jusqu_au.toISOString()}
    where ${isOneOf(chosen)}`)
  return chosen
}

const isOneOf = (entries: readonly Entree[]): SQL =>
  inArray(
    sql`id`,
    entries.map(({ id }) => id),
  )

export async function closeWaitlist(
  tx: Tx,
  { attentes, cle }: Inventory,
  id: number,
): Promise<Entree[]> {
  const { rows } = await tx.execute<Entree>(sql`
    update ${attentes} set etat = 'expiree'
    where ${cle} = ${id} and etat = 'attente' returning ${COLUMNS}`)
  return rows
}

export const listExpired = ({ attentes }: Inventory, now: Date): SQL => sql`
  select id from ${attentes} where etat = 'proposee' and expire_le <= ${now.toISOString()}
  order by expire_le, id`
