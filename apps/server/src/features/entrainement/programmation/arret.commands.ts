import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { entrainements, planParutions, planSuivis } from '@foulee/db/schema'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { and, eq, isNotNull } from 'drizzle-orm'
import { recordGeste } from '#features/entrainement/entrainements/gestes.ts'
import {
  type Changement,
  changeOf,
  placeEntrainements,
  type Slot,
  slotOf,
} from '#features/entrainement/entrainements/slots.ts'
import { hasOtherRun, snapshotSuivi } from '#features/entrainement/entrainements/suivi-avant.ts'
import type { User } from '#platform/http/user.ts'
import { renewSubjects } from '#platform/realtime/channel.ts'
import { findNewest, lockSuivi, type SuiviRow } from './suivis.queries.ts'

type Clear = { user: User; id: number; now: Date }

/**
 * Stops a plan: its future trainings leave the calendar, done and missed ones stay.
 * @returns the act that undoes it; none for a request, which has no trainings
 */
export async function stopPlan(db: Db, { user, id, now }: Clear): Promise<number[]> {
  return db.transaction(async (tx) => {
    const suivi = await lockSuivi(tx, user.id, id)
    const { etat, titre } = suivi
    if (etat === 'refuse' || etat === 'termine' || etat === 'arrete') return []
    const changements = await removePlanned(tx, suivi, now)
    const apres = { etat: 'arrete' as const, fin: suivi.fin, epreuves_id: null }
    await tx.update(planSuivis).set(apres).where(eq(planSuivis.id, id))
    await renewSubjects(tx, [user.id])
    if (etat === 'demande') return []
    const geste = await recordGeste(tx, {
      users_id: user.id,
      auteur_id: user.id,
      geste: 'arreter',
      raison: `«\u00a0${titre}\u00a0» arrêté\u00a0: ${describeRemoved(changements)}.`,
      changements,
      suivi_avant: snapshotSuivi(suivi, apres),
      now,
    })
    return [geste]
  })
}

/**
 * Starts a plan again in its latest version: future trainings leave the calendar, past ones no
 * longer count for their sessions. Undoable.
 * @throws ApiError `suivi_introuvable` for a plan never granted, `plan_deja_suivi` when another run
 * of the plan is active
 */
export async function resetPlan(db: Db, { user, id, now }: Clear): Promise<number[]> {
  return db.transaction(async (tx) => {
    const suivi = await lockSuivi(tx, user.id, id)
    const { etat, titre, plans_id, parutions_id, fin } = suivi
    if (etat === 'demande' || etat === 'refuse') throw new ApiError('suivi_introuvable')
    if (await hasOtherRun(tx, suivi)) throw new ApiError('plan_deja_suivi')
    const changements = await removePlanned(tx, suivi, now, { isAnew: true })
    const newest = plans_id ? await findNewest(tx, eq(planParutions.plans_id, plans_id)) : null
    const apres = { etat: 'accorde' as const, fin, epreuves_id: null }
    await tx
      .update(planSuivis)
      .set({ ...apres, parutions_id: newest?.id ?? parutions_id })
      .where(eq(planSuivis.id, id))
    await renewSubjects(tx, [user.id])
    const geste = await recordGeste(tx, {
      users_id: user.id,
      auteur_id: user.id,
      geste: 'recommencer',
      raison: `«\u00a0${titre}\u00a0» repris à sa première semaine\u00a0: ${describeRemoved(changements)}.`,
      changements,
      suivi_avant: { ...snapshotSuivi(suivi, apres), parutions_id },
      now,
    })
    return [geste]
  })
}

function describeRemoved(changements: readonly Changement[]): string {
  const nombre = changements.filter(({ avant, apres }) => avant?.etat !== apres.etat).length
  if (nombre === 0) return 'rien n’était à venir'
  return nombre > 1
    ? `${nombre}\u00a0séances à venir ont quitté l’agenda`
    : '1\u00a0séance à venir a quitté l’agenda'
}

/**
 * Removes a run's future trainings from the calendar; they stay in its history.
 * @param isAnew clears every session key, so that the plan can be placed again
 */
async function removePlanned(
  tx: Tx,
  { id }: SuiviRow,
  now: Date,
  { isAnew = false } = {},
): Promise<Changement[]> {
  const today = parisDate(now)
  const rows = await tx
    .select()
    .from(entrainements)
    .where(and(eq(entrainements.plan_suivis_id, id), isNotNull(entrainements.cle)))
    .orderBy(entrainements.id)
    .for('update')
  const changed = rows.flatMap((row): [(typeof rows)[number], Slot][] => {
    const isComing = row.etat === 'prevu' && row.jour >= today
    if (!isComing && !isAnew) return []
    const slot = isComing ? { ...slotOf(row), etat: 'retire' as const } : slotOf(row)
    return [[row, isAnew ? { ...slot, cle: null } : slot]]
  })
  await placeEntrainements(
    tx,
    changed.map(([, slot]) => slot),
    now,
  )
  return changed.map(([row, slot]) => changeOf(row, slot))
}
