import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { entrainements, planParutions, planSuivis } from '@foulee/db/schema'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { and, eq, isNotNull } from 'drizzle-orm'
import { noteGeste } from '#features/entrainement/entrainements/gestes.ts'
import {
  type Changement,
  changeOf,
  type Place,
  placeEntrainements,
  placeOf,
} from '#features/entrainement/entrainements/places.ts'
import { hasOtherRun, keepSuivi } from '#features/entrainement/entrainements/suivi-avant.ts'
import type { User } from '#platform/http/user.ts'
import { renewSubjects } from '#platform/realtime/channel.ts'
import { findNewest, lockSuivi, type SuiviRow } from './suivis.queries.ts'

type Clear = { user: User; id: number; now: Date }

/**
 * Stops a plan: what is to come of it is taken off the calendar, what was done or missed stays.
 * @returns the act by which that is taken back; none for a request, of which nothing stood on the calendar
 */
export async function stopPlan(db: Db, { user, id, now }: Clear): Promise<number[]> {
  return db.transaction(async (tx) => {
    const suivi = await lockSuivi(tx, user.id, id)
    const { etat, titre } = suivi
    if (etat === 'refuse' || etat === 'termine' || etat === 'arrete') return []
    const changements = await takeOff(tx, suivi, now)
    const apres = { etat: 'arrete' as const, fin: suivi.fin, epreuves_id: null }
    await tx.update(planSuivis).set(apres).where(eq(planSuivis.id, id))
    await renewSubjects(tx, [user.id])
    if (etat === 'demande') return []
    const geste = await noteGeste(tx, {
      users_id: user.id,
      auteur_id: user.id,
      geste: 'arreter',
      raison: `«\u00a0${titre}\u00a0» arrêté\u00a0: ${tellOff(changements)}.`,
      changements,
      suivi_avant: keepSuivi(suivi, apres),
      now,
    })
    return [geste]
  })
}

/**
 * Begins a plan again, in its newest publication: what is to come is taken off the calendar, and what is
 * past is no longer in the way of the same sessions of the new beginning. It can be taken back.
 * @throws ApiError `suivi_introuvable` for what was never granted, `plan_deja_suivi` when another run of
 * the same plan is under way
 */
export async function resetPlan(db: Db, { user, id, now }: Clear): Promise<number[]> {
  return db.transaction(async (tx) => {
    const suivi = await lockSuivi(tx, user.id, id)
    const { etat, titre, plans_id, parutions_id, fin } = suivi
    if (etat === 'demande' || etat === 'refuse') throw new ApiError('suivi_introuvable')
    if (await hasOtherRun(tx, suivi)) throw new ApiError('plan_deja_suivi')
    const changements = await takeOff(tx, suivi, now, { isAnew: true })
    const newest = plans_id ? await findNewest(tx, eq(planParutions.plans_id, plans_id)) : null
    const apres = { etat: 'accorde' as const, fin, epreuves_id: null }
    await tx
      .update(planSuivis)
      .set({ ...apres, parutions_id: newest?.id ?? parutions_id })
      .where(eq(planSuivis.id, id))
    await renewSubjects(tx, [user.id])
    const geste = await noteGeste(tx, {
      users_id: user.id,
      auteur_id: user.id,
      geste: 'recommencer',
      raison: `«\u00a0${titre}\u00a0» repris à sa première semaine\u00a0: ${tellOff(changements)}.`,
      changements,
      suivi_avant: { ...keepSuivi(suivi, apres), parutions_id },
      now,
    })
    return [geste]
  })
}

function tellOff(changements: readonly Changement[]): string {
  const nombre = changements.filter(({ avant, apres }) => avant?.etat !== apres.etat).length
  if (nombre === 0) return 'rien n’était à venir'
  return nombre > 1
    ? `${nombre}\u00a0séances à venir ont quitté l’agenda`
    : '1\u00a0séance à venir a quitté l’agenda'
}

/**
 * Takes off the calendar what is to come of a run; it stays in its history.
 * @param isAnew whether every session loses its key too, so that the plan may be put there again
 */
async function takeOff(
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
  const changed = rows.flatMap((row): [(typeof rows)[number], Place][] => {
    const isComing = row.etat === 'prevu' && row.jour >= today
    if (!isComing && !isAnew) return []
    const place = isComing ? { ...placeOf(row), etat: 'retire' as const } : placeOf(row)
    return [[row, isAnew ? { ...place, cle: null } : place]]
  })
  await placeEntrainements(
    tx,
    changed.map(([, place]) => place),
    now,
  )
  return changed.map(([row, place]) => changeOf(row, place))
}
