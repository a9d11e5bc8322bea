import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { entrainementGestes, entrainements, pauses } from '@foulee/db/schema'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { queueUndone } from '#features/entrainement/annonces/annonces.queue.ts'
import type { User } from '#platform/http/user.ts'
import { findPartages } from './entrainements.queries.ts'
import type { GesteRow } from './gestes.ts'
import { type Changement, lockEntrainements, placeEntrainements, slotOf } from './slots.ts'
import { restoreSuivi } from './suivi-avant.ts'

/**
 * Undoes acts, all or none: trainings return to their former place, added ones are removed.
 * @throws ApiError `geste_introuvable` without the right or when already undone, `geste_depasse`
 * after a later move or completion
 */
export async function undoGestes(
  db: Db,
  { user, ids, now }: { user: User; ids: readonly number[]; now: Date },
): Promise<void> {
  const wanted = [...new Set(ids)]
  await db.transaction(async (tx) => {
    const acts = await tx
      .select()
      .from(entrainementGestes)
      .where(and(inArray(entrainementGestes.id, wanted), isNull(entrainementGestes.annule_le)))
      .orderBy(asc(entrainementGestes.id))
      .for('update')
    if (acts.length < wanted.length) throw new ApiError('geste_introuvable')
    for (const act of acts) await undo(tx, user, act, now)
    await tx
      .update(entrainementGestes)
      .set({ annule_le: now.toISOString() })
      .where(inArray(entrainementGestes.id, wanted))
    const own = new Set(acts.flatMap(({ id, users_id }) => (users_id === user.id ? id : [])))
    await queueUndone(tx, { ids: wanted, isByCoach: (id) => !own.has(id), now })
  })
}

async function undo(tx: Tx, user: User, act: GesteRow, now: Date): Promise<void> {
  if (await isBlindTo(tx, user, act)) return removePlanned(tx, act.changements, now)
  if (act.suivi_avant) await restoreSuivi(tx, act.suivi_avant)
  await restore(tx, act.changements, now)
  await tx.delete(pauses).where(eq(pauses.gestes_id, act.id))
}

/**
 * True for a coach undoing their own session without access to what was done.
 * @throws ApiError `geste_introuvable` for any other act on another's calendar
 */
async function isBlindTo(tx: Tx, user: User, act: GesteRow): Promise<boolean> {
  if (act.users_id === user.id) return false
  const partages = await findPartages(tx, user, act.users_id)
  const isGiven = act.geste === 'ajouter' && act.auteur_id === user.id
  if (!isGiven || !partages?.includes('calendrier')) throw new ApiError('geste_introuvable')
  return !partages.includes('faits')
}

/**
 * Removes assigned trainings without checking whether they were done: a difference would tell the
 * coach, and deletion would lose the athlete's notes.
 */
async function removePlanned(tx: Tx, changements: readonly Changement[], now: Date): Promise<void> {
  const days = new Map(changements.map(({ id, apres }) => [id, apres.jour]))
  const rows = await lockEntrainements(tx, [...days.keys()])
  const hasMoved = rows.some(({ id, jour, etat }) => jour !== days.get(id) || etat === 'retire')
  if (hasMoved) throw new ApiError('geste_depasse')
  await placeEntrainements(
    tx,
    rows.map((row) => ({ ...slotOf(row), etat: 'retire' })),
    now,
  )
}

async function restore(tx: Tx, changements: readonly Changement[], now: Date): Promise<void> {
  const rows = await lockEntrainements(
    tx,
    changements.map(({ id }) => id),
  )
  const found = new Map(rows.map((row) => [row.id, row]))
  const left = changements.filter(({ id }) => found.has(id))
  const hasMoved = left.some(({ id, apres }) => {
    const row = found.get(id)
    return row?.jour !== apres.jour || row.etat !== apres.etat
  })
  if (hasMoved) throw new ApiError('geste_depasse')
  const back = left.flatMap(({ id, avant, apres }) => {
    if (!avant) return []
    const { denivele, ...slot } = { id, ...avant }
    return [found.get(id)?.denivele === apres.denivele ? { ...slot, denivele } : slot]
  })
  await placeEntrainements(tx, back, now)
  const brought = left.filter(({ avant }) => !avant).map(({ id }) => id)
  if (brought.length) await tx.delete(entrainements).where(inArray(entrainements.id, brought))
}
