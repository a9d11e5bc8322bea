import { ApiError } from '@foulee/contract/shared/errors'
import type { Tx } from '@foulee/db/connect'
import { rebuildVoyageCards } from '@foulee/db/read-models/voyage-cards'
import * as t from '@foulee/db/schema'
import {
  findMoveReservation,
  type GesteReservation,
  isSure,
} from '@foulee/domain/sejours/reservation'
import type { Nouvelle } from '@foulee/domain/sejours/reservation-mots'
import { eq } from 'drizzle-orm'
import { renewSubjects } from '#platform/realtime/channel.ts'
import { notifyReservation } from './notify-reservation.ts'
import { offerFree } from './offers.ts'
import { changePlaces, type LockedDepart, lockDepart } from './places.ts'

export type ReservationRow = typeof t.reservations.$inferSelect

export type Locked = LockedDepart & { reservation: ReservationRow }

export async function lockReservation(tx: Tx, id: number): Promise<Locked> {
  const condition = eq(t.reservations.id, id)
  const [first] = await tx.select().from(t.reservations).where(condition)
  if (!first) throw new ApiError('reservation_introuvable')
  const locked = await lockDepart(tx, first.disponibilites_id)
  // Read again under the lock of the stay.
  const [reservation] = await tx.select().from(t.reservations).where(condition)
  if (!reservation) throw new ApiError('reservation_introuvable')
  return { ...locked, reservation }
}

export type MoveInput = {
  geste: GesteReservation
  users_id: number | null
  motif?: string
  /** Cents. */
  frais?: number
  now: Date
}

/** Notices of each transition to both sides; a cancelled departure has its own job. */
const NOUVELLES: Readonly<Partial<Record<GesteReservation, Nouvelle>>> = {
  confirmer: 'confirmee',
  refuser: 'refusee',
  annuler: 'annulee',
  renoncer: 'renoncee',
  expirer: 'expiree',
}

/**
 * One transition of a locked booking: state, places, journal and notices in one transaction. Freed
 * places are offered.
 * @throws ApiError `reservation_geste`
 */
export async function moveReservation(tx: Tx, locked: Locked, input: MoveInput): Promise<void> {
  const { isFreed } = await applyMove(tx, locked, input)
  if (isFreed) await offerFree(tx, locked.depart.id, input.now)
  await notifyMove(tx, locked, input)
  await rebuildVoyageCards(tx, [locked.voyage.id], input.now, 'edit')
}

/**
 * The transition alone: a caller with many offers places, notifies and rebuilds the stay once.
 * @returns whether places were freed
 * @throws ApiError `reservation_geste`
 */
export async function applyMove(
  tx: Tx,
  { depart, reservation }: Omit<Locked, 'voyage'>,
  input: MoveInput,
): Promise<{ isFreed: boolean }> {
  const { geste, motif, now } = input
  const rule = findMoveReservation(geste, reservation.etat)
  if (!rule) throw new ApiError('reservation_geste')
  await tx
    .update(t.reservations)
    .set(toColumns(rule, input))
    .where(eq(t.reservations.id, reservation.id))
  const freed = rule.to === 'annulee' ? reservation.nb_places : 0
  const sure = Number(isSure(rule.to)) - Number(isSure(reservation.etat))
  const confirmees = sure * reservation.nb_places
  if (freed || confirmees) await changePlaces(tx, depart.id, { prises: -freed, confirmees, now })
  await tx.insert(t.reservationJournal).values({
    reservations_id: reservation.id,
    de: reservation.etat,
    vers: rule.to,
    users_id: input.users_id,
    motif: motif || null,
    created_at: now.toISOString(),
  })
  // Confirmation adds the member to the departure's channel, cancellation removes them.
  if (reservation.users_id !== null) await renewSubjects(tx, [reservation.users_id])
  return { isFreed: freed > 0 }
}

type Rule = NonNullable<ReturnType<typeof findMoveReservation>>

function toColumns({ to, par }: Rule, input: MoveInput): Partial<ReservationRow> {
  const { motif, frais, now } = input
  const at = now.toISOString()
  const common = { etat: to, expire_le: null, updated_at: at }
  if (to === 'confirmee') return { ...common, confirme_le: at }
  if (to !== 'annulee') return common
  return {
    ...common,
    annule_par: par ?? null,
    annule_le: at,
    annulation_motif: motif || null,
    frais: frais ?? 0,
  }
}

async function notifyMove(tx: Tx, locked: Locked, input: MoveInput): Promise<void> {
  const { reservation } = locked
  const nouvelle = NOUVELLES[input.geste]
  if (!nouvelle) return
  await notifyReservation(tx, locked, {
    nouvelle,
    users_id: reservation.users_id,
    objet: `reservation:${reservation.id}`,
    url: `/mes-reservations/${reservation.id}`,
    circonstances: { nb_places: reservation.nb_places, frais: input.frais ?? null },
    ...(input.motif && { motif: input.motif }),
    now: input.now,
  })
}
