import type { Body } from '@foulee/contract/shared/call'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { canRegister, canWait, getPhase } from '@foulee/domain/club/inscription'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { endEntree, findEntree } from '#kernel/capacity/attente.ts'
import { EVENEMENTS } from '#kernel/capacity/inventory.ts'
import {
  findStanding,
  type LockedDate,
  lockDate,
  readPhase,
  reservePlaces,
  toFacts,
} from './dates.ts'
import { notifyInscription } from './notify-inscription.ts'
import { offerFreeDate } from './offers.ts'

type Registration = Body<'POST /api/evenements/inscrire'> & { users_id: number; now: Date }

/**
 * Registers a member: place and notices in one transaction. A repeated key gives the same
 * registration; a place offered by the waiting list is used first.
 * @returns the id of the registration
 * @throws ApiError `evenement_date_introuvable`, `date_fermee`, `cle_deja_prise`, `deja_inscrit`,
 * `champs_invalides`, `evenement_complet`
 */
export async function register(db: Db, registration: Registration): Promise<number> {
  await assertPlacesLeft(db, registration)
  return db.transaction((tx) => registerLocked(tx, registration))
}

/** A full date is refused before taking its lock, as for departures of stays (decision 107). */
async function assertPlacesLeft(
  db: Db,
  { dates_id, users_id, cle, now }: Registration,
): Promise<void> {
  const { rows } = await db.execute(sql`
    select from evenement_dates d join evenements e on e.id = d.evenements_id
    where d.id = ${dates_id} and e.etat >= 100 and d.annule_le is null
      and d.fin > ${now.toISOString()} and d.places_prises >= d.places
      and not exists (select from inscriptions i where i.users_id = ${users_id}
        and (i.cle = ${cle} or (i.evenement_dates_id = d.id and i.etat = 'inscrit')))
      and not exists (select from evenement_attentes a where a.evenement_dates_id = d.id
        and a.users_id = ${users_id} and a.etat = 'proposee')`)
  if (rows.length) throw new ApiError('evenement_complet')
}

async function registerLocked(tx: Tx, registration: Registration): Promise<number> {
  const { dates_id, users_id, now } = registration
  const locked = await lockDate(tx, dates_id)
  const existingId = await findByKey(tx, registration)
  if (existingId !== null) return existingId
  if (!canRegister(readPhase(locked, now))) throw new ApiError('date_fermee')
  const groupe = checkGroupe(locked, registration.groupe)
  if (await findStanding(tx, registration)) throw new ApiError('deja_inscrit')
  const waiting = await findEntree(tx, EVENEMENTS, { id: dates_id, users_id })
  const held = waiting?.etat === 'proposee' ? waiting.nb_places : 0
  if (held !== 1) await reservePlaces(tx, dates_id, { prises: 1 - held, now })
  if (waiting) await endEntree(tx, EVENEMENTS, waiting.id, 'acceptee')
  const id = await insert(tx, { ...registration, groupe })
  await notifyInscription(tx, locked, {
    nouvelle: 'inscrit',
    users_id,
    objet: `inscription:${id}`,
    now,
  })
  return id
}

async function findByKey(
  tx: Tx,
  { cle, users_id, dates_id }: Registration,
): Promise<number | null> {
  const [row] = await tx
    .select()
    .from(t.inscriptions)
    .where(and(eq(t.inscriptions.users_id, users_id), eq(t.inscriptions.cle, cle)))
  if (!row) return null
  if (row.evenement_dates_id !== dates_id) throw new ApiError('cle_deja_prise')
  return row.id
}

function checkGroupe({ evenement }: LockedDate, groupe: string | null): string | null {
  const names = evenement.groupes.map(({ nom }) => nom)
  if (!names.length) return null
  if (groupe !== null && names.includes(groupe)) return groupe
  const message = groupe
    ? 'Ce groupe n’existe plus\u00a0: choisissez-en un autre.'
    : 'Choisissez votre groupe.'
  throw new ApiError('champs_invalides', { errors: { groupe: message } })
}

async function insert(
  tx: Tx,
  { dates_id, users_id, cle, groupe, now }: Registration,
): Promise<number> {
  const [row] = await tx
    .insert(t.inscriptions)
    .values({
      evenement_dates_id: dates_id,
      users_id,
      cle,
      etat: 'inscrit',
      groupe,
      created_at: now.toISOString(),
    })
    // The same key may arrive for another date at this moment.
    .onConflictDoNothing()
    .returning({ id: t.inscriptions.id })
  if (!row) throw new ApiError('cle_deja_prise')
  return row.id
}

/**
 * Cancels a member's registration; the place goes to the waiting list. Impossible after check-in.
 * @throws ApiError `inscription_introuvable`, `date_commencee`
 */
export const unregister = (
  db: Db,
  request: { users_id: number; dates_id: number; now: Date },
): Promise<void> =>
  db.transaction(async (tx) => {
    const { dates_id, now } = request
    // Before the lock: a member who is not registered learns nothing of the date.
    if (!(await findStanding(tx, request))) throw new ApiError('inscription_introuvable')
    const locked = await lockDate(tx, dates_id)
    const row = await findStanding(tx, request)
    if (!row) throw new ApiError('inscription_introuvable')
    if (!canWait(getPhase(toFacts(locked), now))) throw new ApiError('date_commencee')
    await cancelInscription(tx, row.id, { dates_id, par: 'membre', now })
  })

type Leaving = { dates_id: number; par: 'membre' | 'organisateur' | 'date'; now: Date }

export async function cancelInscription(
  tx: Tx,
  id: number,
  { dates_id, par, now }: Leaving,
): Promise<void> {
  const ended = await tx
    .update(t.inscriptions)
    .set({ etat: 'annule', annule_le: now.toISOString(), annule_par: par })
    .where(
      and(
        eq(t.inscriptions.id, id),
        eq(t.inscriptions.etat, 'inscrit'),
        isNull(t.inscriptions.valide_le),
      ),
    )
    .returning({ id: t.inscriptions.id })
  if (!ended.length) throw new ApiError('date_commencee')
  await reservePlaces(tx, dates_id, { prises: -1, now })
  await offerFreeDate(tx, dates_id, now)
}
