import { randomUUID } from 'node:crypto'
import type { Body } from '@foulee/contract/shared/call'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { rebuildVoyageCards } from '@foulee/db/read-models/voyage-cards'
import * as t from '@foulee/db/schema'
import { findParticipantErrors } from '@foulee/domain/sejours/participants'
import { ABANDONS, computePrix, formatMesure, getMesure } from '@foulee/domain/sejours/reservation'
import { parisDate, parisInstant } from '@foulee/domain/shared/heure-paris'
import { ETAT, isPublished } from '@foulee/domain/shared/publication'
import { and, eq, sql } from 'drizzle-orm'
import { endEntree, findEntree } from '#kernel/capacity/attente.ts'
import { SEJOURS } from '#kernel/capacity/inventory.ts'
import { openCanal } from '#kernel/channels/open-canal.ts'
import { writeMessage } from '#kernel/channels/write-message.ts'
import { getFormulaire, saveFormulaire } from './formulaire.queries.ts'
import { notifyReservation } from './notify-reservation.ts'
import { offerFree } from './offers.ts'
import {
  changePlaces,
  createPlacesError,
  isOnSale,
  type LockedDepart,
  lockDepart,
} from './places.ts'
import { reservationCanal } from './reservation.canal.ts'

const HOUR_MS = 3_600_000

type ReserveRequest = Body<'POST /api/voyages/reserve'> & { users_id: number; now: Date }

/**
 * Books places: places, booking, travellers and notices in one transaction. A repeated key gives
 * the same booking. Places offered by the waiting list are used first, and the rest goes to the
 * next.
 * @returns the id of the booking
 * @throws ApiError `disponibilite_introuvable`, `cle_deja_prise`, `depart_ferme`,
 * `champs_invalides`, `formulaire_change`, `places_insuffisantes`
 */
export async function reserve(db: Db, request: ReserveRequest): Promise<number> {
  await assertPlacesLeft(db, request)
  return db.transaction((tx) => reserveLocked(tx, request))
}

/**
 * Refuses a full departure before taking its lock: a thousand late requests would block those for
 * other departures of the stay.
 */
async function assertPlacesLeft(
  db: Db,
  { disponibilites_id, users_id, cle, ...request }: ReserveRequest,
) {
  const { rows } = await db.execute<{ libres: number }>(sql`
    select d.places - d.places_prises as libres
    from disponibilites d join voyages v on v.id = d.voyages_id
    where d.id = ${disponibilites_id} and v.etat >= ${ETAT.publiee} and d.annule_le is null
      and d.cloture >= ${parisDate(request.now)}
      and not exists (select from reservations r where r.users_id = ${users_id} and r.cle = ${cle})
      and not exists (select from attentes a where a.disponibilites_id = d.id
        and a.users_id = ${users_id} and a.etat = 'proposee')`)
  const libres = rows[0]?.libres
  if (libres !== undefined && libres < request.participants.length) throw createPlacesError(libres)
}

async function reserveLocked(tx: Tx, request: ReserveRequest): Promise<number> {
  const { disponibilites_id, users_id, now } = request
  const locked = await lockDepart(tx, disponibilites_id)
  const existingId = await findByKey(tx, request)
  if (existingId !== null) return existingId
  check(locked, request)
  await checkMesure(tx, locked, request)
  const formulaire = await getFormulaire(tx, disponibilites_id)
  if (formulaire.empreinte !== request.formulaire) throw new ApiError('formulaire_change')
  const waiting = await findEntree(tx, SEJOURS, { id: disponibilites_id, users_id })
  const held = waiting?.etat === 'proposee' ? waiting.nb_places : 0
  const prises = request.participants.length - held
  await changePlaces(tx, disponibilites_id, { prises, now })
  const id = await insert(tx, locked, request, await saveFormulaire(tx, formulaire, now))
  await openTalk(tx, id, request)
  if (waiting) {
    await endEntree(tx, SEJOURS, waiting.id, 'acceptee')
    await tx.update(t.attentes).set({ reservations_id: id }).where(eq(t.attentes.id, waiting.id))
  }
  if (prises < 0) await offerFree(tx, disponibilites_id, now)
  await notifyReservation(tx, locked, {
    nouvelle: 'demandee',
    users_id,
    objet: `reservation:${id}`,
    url: `/mes-reservations/${id}`,
    circonstances: {
      nb_places: request.participants.length,
      jusqu_au: getExpiry(locked, now),
    },
    now,
  })
  await rebuildVoyageCards(tx, [locked.voyage.id], now, 'edit')
  return id
}

async function openTalk(
  tx: Tx,
  id: number,
  { users_id, message, now }: ReserveRequest,
): Promise<void> {
  const channels_id = await openCanal(tx, reservationCanal, id, now)
  if (!message) return
  const fields = { channels_id, users_id, texte: message, client_id: randomUUID() }
  await writeMessage(tx, { ...fields, reponse_id: null, now })
}

async function findByKey(tx: Tx, { cle, users_id, disponibilites_id }: ReserveRequest) {
  const [row] = await tx
    .select()
    .from(t.reservations)
    .where(and(eq(t.reservations.users_id, users_id), eq(t.reservations.cle, cle)))
  if (!row) return null
  if (row.disponibilites_id !== disponibilites_id) throw new ApiError('cle_deja_prise')
  return row.id
}

function check(locked: LockedDepart, { participants, nb_single, now }: ReserveRequest): void {
  const { voyage, depart } = locked
  if (!isPublished(voyage.etat) && voyage.etat >= 0) throw new ApiError('disponibilite_introuvable')
  if (!isOnSale(locked, now)) throw new ApiError('depart_ferme')
  const { debut, supplement_single } = depart
  const { age_min } = voyage
  const query = { debut, supplement_single, age_min, nb_single, aujourdhui: parisDate(now) }
  const errors = findParticipantErrors(participants, query)
  if (Object.keys(errors).length) throw new ApiError('champs_invalides', { errors })
}

/**
 * Requests are free: their places are limited per member, and several abandoned ones suspend new
 * ones.
 */
async function checkMesure(
  tx: Tx,
  { voyage, depart }: LockedDepart,
  request: ReserveRequest,
): Promise<void> {
  const { users_id, participants, now } = request
  const since = new Date(now.getTime() - ABANDONS.jours * 24 * HOUR_MS).toISOString()
  const { rows } = await tx.execute<{ tenues: number; abandons: number }>(sql`
    select coalesce(sum(nb_places) filter (where etat = 'demande'), 0)::int as tenues,
      count(*) filter (where annule_par in ('membre', 'delai') and confirme_le is null
        and annule_le > ${since})::int as abandons
    from reservations where disponibilites_id = ${depart.id} and users_id = ${users_id}`)
  const { tenues = 0, abandons = 0 } = rows[0] ?? {}
  if (abandons >= ABANDONS.max) rejectParticipants(LET_GO)
  const mesure = getMesure(depart.places, voyage.places_par_membre)
  if (tenues + participants.length > mesure) rejectParticipants(formatMesure(mesure))
}

const LET_GO =
  'Vous avez déjà laissé passer plusieurs demandes pour ce départ\u00a0: écrivez à l’agence pour réserver.'

function rejectParticipants(message: string): never {
  throw new ApiError('champs_invalides', { errors: { participants: message } })
}

/** Automatic expiry of a request: after the agency's delay, and before the departure. */
const getExpiry = ({ voyage, depart }: LockedDepart, now: Date): Date =>
  new Date(
    Math.min(now.getTime() + voyage.delai_heures * HOUR_MS, parisInstant(depart.debut).getTime()),
  )

async function insert(
  tx: Tx,
  locked: LockedDepart,
  request: ReserveRequest,
  formulaires_id: number,
): Promise<number> {
  const { voyage, depart } = locked
  const { disponibilites_id, users_id, cle, participants, nb_single, telephone, now } = request
  const { acompte, solde_jours, bareme } = voyage
  const nb_places = participants.length
  const at = now.toISOString()
  const prices = computePrix(
    { ...depart, acompte, solde_jours },
    { nb_places, nb_single },
    parisDate(now),
  )
  const [row] = await tx
    .insert(t.reservations)
    .values({
      ...prices,
      disponibilites_id,
      users_id,
      cle,
      nb_places,
      nb_single,
      telephone,
      formulaires_id,
      bareme,
      debut: depart.debut,
      fin: depart.fin,
      etat: 'demande',
      message: request.message || null,
      formulaire_lu_le: at,
      expire_le: getExpiry(locked, now).toISOString(),
      created_at: at,
      updated_at: at,
    })
    // The same key may arrive for another stay at this moment.
    .onConflictDoNothing()
    .returning({ id: t.reservations.id })
  if (!row) throw new ApiError('cle_deja_prise')
  await insertParticipants(tx, row.id, participants)
  await tx
    .insert(t.reservationJournal)
    .values({ reservations_id: row.id, vers: 'demande', users_id, created_at: at })
  return row.id
}

export async function insertParticipants(
  tx: Tx,
  reservations_id: number,
  participants: ReserveRequest['participants'],
): Promise<void> {
  await tx
    .insert(t.participants)
    .values(participants.map((participant, ordre) => ({ ...participant, ordre, reservations_id })))
}
