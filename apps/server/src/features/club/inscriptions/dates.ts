import { ApiError } from '@foulee/contract/shared/errors'
import type { Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { type DateEvenement, getPhase, type Phase } from '@foulee/domain/club/inscription'
import { isCancelled, isPublished } from '@foulee/domain/shared/publication'
import { and, eq, sql } from 'drizzle-orm'
import { EVENEMENTS } from '#kernel/capacity/inventory.ts'
import { type Change, changePlaces } from '#kernel/capacity/places.ts'

export type DateRow = typeof t.evenementDates.$inferSelect
export type EvenementRow = typeof t.evenements.$inferSelect
export type LockedDate = { evenement: EvenementRow; date: DateRow }

/**
 * Locks a date against registrations, moves and cancellation until the end of the transaction, and
 * its event against changes. The event is locked first, in the order of editors; other dates of the
 * event stay available.
 * @throws ApiError `evenement_date_introuvable`
 */
export async function lockDate(tx: Tx, dates_id: number): Promise<LockedDate> {
  const [evenement] = await tx
    .select()
    .from(t.evenements)
    .where(
      sql`${t.evenements.id} = (select evenements_id from evenement_dates where id = ${dates_id})`,
    )
    .for('share')
  const [date] = await tx
    .select()
    .from(t.evenementDates)
    .where(eq(t.evenementDates.id, dates_id))
    .for('update')
  if (!evenement || !date) throw new ApiError('evenement_date_introuvable')
  return { evenement, date }
}

export const toFacts = ({ evenement, date }: LockedDate): DateEvenement => ({
  etat: evenement.etat,
  debut: date.debut,
  fin: date.fin,
  annule_le: date.annule_le,
  fuseau: evenement.fuseau,
})

export function readPhase(locked: LockedDate, now: Date): Phase {
  const { etat } = locked.evenement
  if (!isPublished(etat) && !isCancelled(etat)) throw new ApiError('evenement_date_introuvable')
  return getPhase(toFacts(locked), now)
}

export async function reservePlaces(tx: Tx, dates_id: number, change: Change): Promise<void> {
  const left = await changePlaces(tx, EVENEMENTS, dates_id, change)
  if (left !== null) throw new ApiError('evenement_complet')
}

export async function findStanding(
  tx: Tx,
  { users_id, dates_id }: { users_id: number; dates_id: number },
) {
  const [row] = await tx
    .select()
    .from(t.inscriptions)
    .where(
      and(
        eq(t.inscriptions.evenement_dates_id, dates_id),
        eq(t.inscriptions.users_id, users_id),
        eq(t.inscriptions.etat, 'inscrit'),
      ),
    )
  return row
}
