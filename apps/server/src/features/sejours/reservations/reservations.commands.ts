import type { Body } from '@foulee/contract/shared/call'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { findParticipantErrors } from '@foulee/domain/sejours/participants'
import { findMoveReservation, getFraisRenoncement } from '@foulee/domain/sejours/reservation'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { eq } from 'drizzle-orm'
import { canEditVoyage } from '#features/sejours/voyages/voyages.policy.ts'
import type { User } from '#platform/http/user.ts'
import { type Locked, lockReservation, moveReservation } from './moves.ts'
import { notifyReservation } from './notify-reservation.ts'
import { recordStaffAct } from './reservations.journal.ts'
import { insertParticipants } from './reserve.commands.ts'

async function lockOwn(tx: Tx, id: number, users_id: number): Promise<Locked> {
  const locked = await lockReservation(tx, id)
  if (locked.reservation.users_id !== users_id) throw new ApiError('reservation_introuvable')
  return locked
}

type Renoncement = Body<'POST /api/reservations/{id}/annuler'> & {
  id: number
  users_id: number
  now: Date
}

export const renounce = (db: Db, renoncement: Renoncement): Promise<void> =>
  db.transaction(async (tx) => {
    const { id, users_id, frais, motif, now } = renoncement
    const locked = await lockOwn(tx, id, users_id)
    const { reservation, depart } = locked
    const cost = getFraisRenoncement(reservation, depart, parisDate(now))
    if (cost === null)
      throw new ApiError('reservation_geste', { message: getLateMessage(locked, now) })
    if (cost !== frais) throw new ApiError('frais_changes')
    await moveReservation(tx, locked, { geste: 'renoncer', users_id, motif, frais, now })
  })

/** From the day of departure on, only the agency can act. */
function getLateMessage({ reservation, depart }: Locked, now: Date): string {
  return depart.debut <= parisDate(now) && findMoveReservation('renoncer', reservation.etat)
    ? 'Le jour du départ est là\u00a0: écrivez à l’agence pour renoncer.'
    : 'Cette réservation est déjà annulée ou terminée.'
}

type Decision = Body<'POST /api/reservations/{id}/etat'> & { id: number; user: User; now: Date }

/**
 * Confirms, refuses or cancels for the agency.
 * @throws ApiError `reservation_introuvable`, also for another agency's; `reservation_geste`,
 * `champs_invalides` for a missing reason
 */
export const decide = (db: Db, { id, user, geste, motif, now }: Decision): Promise<void> =>
  db.transaction(async (tx) => {
    const locked = await lockReservation(tx, id)
    const { reservation, voyage } = locked
    if (!(await canEditVoyage(tx, user, voyage))) throw new ApiError('reservation_introuvable')
    const rule = findMoveReservation(geste, reservation.etat)
    if (!rule) throw new ApiError('reservation_geste')
    if (rule.needsReason && !motif) {
      throw new ApiError('champs_invalides', {
        errors: { motif: 'Dites pourquoi\u00a0: le voyageur le lira.' },
      })
    }
    await moveReservation(tx, locked, { geste, users_id: user.id, motif, now })
    await recordStaffAct(tx, {
      user,
      agences_id: voyage.agences_id,
      action: `reservation.${geste}`,
      objet_id: id,
      details: { disponibilites_id: reservation.disponibilites_id, ...(motif && { motif }) },
    })
  })

type Echange = Body<'POST /api/reservations/{id}/participants'> & {
  id: number
  users_id: number
  now: Date
}

export const changeParticipants = (db: Db, echange: Echange): Promise<void> =>
  db.transaction(async (tx) => {
    const { id, users_id, participants, now } = echange
    const locked = await lockOwn(tx, id, users_id)
    checkChange(locked, echange)
    await tx.delete(t.participants).where(eq(t.participants.reservations_id, id))
    await insertParticipants(tx, id, participants)
    const { reservation, depart } = locked
    await notifyReservation(tx, locked, {
      nouvelle: 'participants',
      users_id: null,
      // Once a day: repeated corrections send one notice.
      objet: `reservation:${id}:${parisDate(now)}`,
      url: `/contribution/sejours/${locked.voyage.id}/depart/${depart.id}`,
      circonstances: { nb_places: reservation.nb_places },
      now,
    })
  })

function checkChange({ reservation, depart, voyage }: Locked, { participants, now }: Echange) {
  if (!canChangeParticipants(reservation, depart, now)) {
    throw new ApiError('reservation_geste', {
      message: 'Les participants ne se changent plus ici\u00a0: écrivez à l’agence.',
    })
  }
  const { nb_places, nb_single } = reservation
  if (participants.length !== nb_places) {
    throw new ApiError('champs_invalides', {
      errors: {
        participants: `Votre réservation est pour ${nb_places}\u00a0participant${nb_places > 1 ? 's' : ''}\u00a0: donnez-en autant.`,
      },
    })
  }
  const { debut } = depart
  const supplement_single = nb_single ? 0 : depart.supplement_single
  const query = { debut, age_min: voyage.age_min, nb_single, supplement_single }
  const errors = findParticipantErrors(participants, { ...query, aujourdhui: parisDate(now) })
  if (Object.keys(errors).length) throw new ApiError('champs_invalides', { errors })
}

/** Until the last day of sale, whatever the agency's answer. */
export const canChangeParticipants = (
  { etat }: { etat: string },
  { cloture }: { cloture: string },
  now: Date,
): boolean => ['demande', 'confirmee'].includes(etat) && parisDate(now) <= cloture
