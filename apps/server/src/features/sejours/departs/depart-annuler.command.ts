import type { Db, Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm'
import { applyMove } from '#features/sejours/reservations/moves.ts'
import { changePlaces } from '#features/sejours/reservations/places.ts'
import { recordStaffAct } from '#features/sejours/reservations/reservations.journal.ts'
import { checkToCome } from './departs.commands.ts'
import {
  assertFields,
  type DepartRow,
  pickDepart,
  recordSaved,
  type Saving,
  saveDeparts,
  type Written,
} from './departs-save.ts'

export const cancelDepart = (
  db: Db,
  saving: Saving,
  { id, motif }: { id: number; motif: string },
): Promise<number> =>
  saveDeparts(db, saving, async (tx, { id: voyages_id, agences_id }) => {
    const depart = await pickDepart(tx, voyages_id, id)
    checkToCome(depart, saving.now)
    if (!motif) assertFields({ motif: 'Dites pourquoi\u00a0: les voyageurs le liront.' })
    const { user } = saving
    await recordStaffAct(tx, {
      user,
      agences_id,
      action: 'depart.annuler',
      objet_id: id,
      details: { motif },
    })
    return [await callOff(tx, depart, { users_id: user.id, motif, now: saving.now })]
  })

/**
 * Cancels a departure of a locked stay: bookings end without fees, and the waiting list is cleared.
 * @returns the members to notify
 */
export async function callOff(
  tx: Tx,
  depart: DepartRow,
  { users_id, motif, now }: { users_id: number; motif: string; now: Date },
): Promise<Required<Written>> {
  const { id, debut, fin } = depart
  const at = now.toISOString()
  await tx
    .update(t.disponibilites)
    .set({ annule_le: at, annulation_motif: motif, updated_at: at })
    .where(eq(t.disponibilites.id, id))
  const isHeld = inArray(t.reservations.etat, ['demande', 'confirmee'])
  const booked = await tx
    .select()
    .from(t.reservations)
    .where(and(eq(t.reservations.disponibilites_id, id), isHeld))
    .orderBy(asc(t.reservations.id))
  const input = { geste: 'supprimer', users_id, motif, frais: 0, now } as const
  for (const reservation of booked) await applyMove(tx, { depart, reservation }, input)
  return {
    id,
    changes: { annule_le: [null, at], annulation_motif: [null, motif] },
    news: [{ type: 'annule', debut, fin, motif }],
    attendaient: await endWaiting(tx, depart, now),
    reservaient: booked.flatMap(({ users_id }) => users_id ?? []),
  }
}

/**
 * Cancels every future departure of a locked stay, for one reason.
 * @returns the members notified about their departure
 */
export async function callOffAll(
  tx: Tx,
  { voyages_id, user, motif, now }: Saving & { motif: string },
): Promise<number[]> {
  const departs = await tx
    .select()
    .from(t.disponibilites)
    .where(
      and(
        eq(t.disponibilites.voyages_id, voyages_id),
        isNull(t.disponibilites.annule_le),
        gt(t.disponibilites.debut, parisDate(now)),
      ),
    )
    .orderBy(asc(t.disponibilites.debut), asc(t.disponibilites.id))
  const notified = new Set<number>()
  for (const depart of departs) {
    const written = await callOff(tx, depart, { users_id: user.id, motif, now })
    await recordSaved(tx, { voyages_id, user, now }, written)
    for (const id of [...written.attendaient, ...written.reservaient]) notified.add(id)
  }
  return [...notified]
}

async function endWaiting(tx: Tx, { id }: DepartRow, now: Date): Promise<number[]> {
  const waiting = await tx
    .select()
    .from(t.attentes)
    .where(
      and(eq(t.attentes.disponibilites_id, id), inArray(t.attentes.etat, ['attente', 'proposee'])),
    )
  const held = waiting
    .filter(({ etat }) => etat === 'proposee')
    .reduce((sum, { nb_places }) => sum + nb_places, 0)
  if (held) await changePlaces(tx, id, { prises: -held, now })
  await tx
    .update(t.attentes)
    .set({ etat: 'retiree', expire_le: null })
    .where(
      inArray(
        t.attentes.id,
        waiting.map((entry) => entry.id),
      ),
    )
  return waiting.map(({ users_id }) => users_id)
}
