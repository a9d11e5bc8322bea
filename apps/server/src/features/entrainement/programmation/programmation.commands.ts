import type { Demande } from '@foulee/contract/entrainement/programmation'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { planParutions, planSuivis } from '@foulee/db/schema'
import { formatDateLongue } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { isPublished } from '@foulee/domain/shared/publication'
import { and, eq, lt } from 'drizzle-orm'
import { recordGeste } from '#features/entrainement/entrainements/gestes.ts'
import { snapshotSuivi } from '#features/entrainement/entrainements/suivi-avant.ts'
import { getVisiblePlan } from '#features/entrainement/plans/plans.policy.ts'
import { SANS_TITRE } from '#features/entrainement/plans/plans.presenter.ts'
import { isBlocked } from '#kernel/members/blocages.policy.ts'
import type { User } from '#platform/http/user.ts'
import { renewSubjects } from '#platform/realtime/channel.ts'
import { writeLines } from './lignes.commands.ts'
import { computeProgramme } from './programmation.compute.ts'
import { findNewest, lockSuivi } from './suivis.queries.ts'

type Start = { user: User; plan: string; message: string; now: Date }

/**
 * Starts a free plan, or a premium one for premium members; requests the others from their coach.
 * @returns the id of the run
 * @throws ApiError `plan_introuvable`, `plan_premium`, `plan_deja_suivi`
 */
export async function startPlan(db: Db, { user, plan, message, now }: Start): Promise<number> {
  const found = await getVisiblePlan(db, user, plan)
  const isOwn = found.users_id === user.id
  if (!isPublished(found.etat)) throw new ApiError('plan_introuvable')
  if (found.premium && !user.compte.premium && !isOwn) throw new ApiError('plan_premium')
  const isOpen = found.prix === 0 || isOwn
  const coach = found.users_id
  if (!isOpen && coach !== null && (await isBlocked(db, user.id, coach))) {
    throw new ApiError('plan_introuvable')
  }
  const newest = await findNewest(db, eq(planParutions.plans_id, found.id))
  if (!newest) throw new ApiError('plan_introuvable')
  return db.transaction(async (tx) => {
    await endPast(tx, { users_id: user.id, plans_id: found.id, today: parisDate(now) })
    const [row] = await tx
      .insert(planSuivis)
      .values({
        users_id: user.id,
        plans_id: found.id,
        parutions_id: newest.id,
        titre: found.titre || SANS_TITRE,
        etat: isOpen ? 'accorde' : 'demande',
        message: message || null,
        created_at: now.toISOString(),
      })
      .onConflictDoNothing()
      .returning({ id: planSuivis.id })
    if (!row) throw new ApiError('plan_deja_suivi')
    return row.id
  })
}

type Past = { users_id: number; plans_id: number; today: string }

const endPast = (tx: Tx, { users_id, plans_id, today }: Past) =>
  tx
    .update(planSuivis)
    .set({ etat: 'termine' })
    .where(
      and(
        eq(planSuivis.users_id, users_id),
        eq(planSuivis.plans_id, plans_id),
        eq(planSuivis.etat, 'en_cours'),
        lt(planSuivis.fin, today),
      ),
    )

type Schedule = { user: User; demande: Demande; now: Date }

/**
 * Places a plan on the calendar. Planned trainings move, surplus ones leave, done and missed ones
 * stay.
 * @throws ApiError `suivi_introuvable`, `programmation_impossible`, `epreuve_introuvable`
 */
export async function schedulePlan(db: Db, { user, demande, now }: Schedule): Promise<void> {
  await db.transaction(async (tx) => {
    const suivi = await lockSuivi(tx, user.id, demande.id)
    if (!['accorde', 'en_cours'].includes(suivi.etat)) throw new ApiError('suivi_introuvable')
    const { programme, seances } = await computeProgramme(tx, { suivi, demande, now })
    const { debut, fin, lignes } = programme
    const epreuves_id = demande.epreuves_id ?? null
    const hasRace = epreuves_id !== null || suivi.epreuves_id !== null
    const changements = await writeLines(tx, { suivi, lignes, seances, hasRace, now })
    const apres = { etat: 'en_cours' as const, fin, epreuves_id }
    await tx
      .update(planSuivis)
      .set({ ...apres, debut, jours: demande.jours, jour_long: demande.jour_long ?? null })
      .where(eq(planSuivis.id, suivi.id))
    await renewSubjects(tx, [user.id])
    await recordGeste(tx, {
      users_id: user.id,
      auteur_id: user.id,
      geste: 'programmer',
      raison: `«\u00a0${suivi.titre}\u00a0» mis à l’agenda, du ${formatDateLongue(debut)} au ${formatDateLongue(fin)}.`,
      changements,
      suivi_avant: snapshotSuivi(suivi, apres),
      now,
    })
  })
}
