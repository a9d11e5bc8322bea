import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { canWait } from '@foulee/domain/club/inscription'
import { countLibres } from '@foulee/domain/shared/capacity/attente'
import { findEntree, joinWaitlist } from '#kernel/capacity/attente.ts'
import { EVENEMENTS } from '#kernel/capacity/inventory.ts'
import { findStanding, type LockedDate, lockDate, readPhase } from './dates.ts'
import { endWaiting } from './offers.ts'

type WaitlistRequest = { dates_id: number; users_id: number; now: Date }

/**
 * Puts a member on the waiting list of a full date, for one place.
 * @returns the id of the entry
 * @throws ApiError `evenement_date_introuvable`, `date_fermee`, `date_commencee`,
 * `evenement_places`, `deja_inscrit`, `attente_proposee`
 */
export const waitForDate = (db: Db, request: WaitlistRequest): Promise<number> =>
  db.transaction(async (tx) => {
    const { dates_id: id, users_id, now } = request
    const locked = await lockDate(tx, id)
    const isComing = (await findStanding(tx, request)) !== undefined
    return joinWaitlist(tx, EVENEMENTS, { id, users_id, nb_places: 1, now }, () =>
      check(locked, { isComing, now }),
    )
  })

function check(locked: LockedDate, { isComing, now }: { isComing: boolean; now: Date }): void {
  const phase = readPhase(locked, now)
  if (phase === 'en_cours') throw new ApiError('date_commencee')
  if (!canWait(phase)) throw new ApiError('date_fermee')
  if (isComing) throw new ApiError('deja_inscrit')
  if (countLibres(locked.date) >= 1) throw new ApiError('evenement_places')
}

export const leaveDateWaitlist = (
  db: Db,
  { dates_id: id, users_id, now }: WaitlistRequest,
): Promise<void> =>
  db.transaction(async (tx) => {
    // Before the lock: a member who is not waiting learns nothing of the date.
    if (!(await findEntree(tx, EVENEMENTS, { id, users_id }))) {
      throw new ApiError('attente_introuvable')
    }
    const locked = await lockDate(tx, id)
    const entry = await findEntree(tx, EVENEMENTS, { id, users_id })
    if (!entry) throw new ApiError('attente_introuvable')
    await endWaiting(tx, locked, entry, { etat: 'retiree', now })
  })
