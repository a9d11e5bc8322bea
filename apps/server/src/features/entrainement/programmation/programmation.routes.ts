import { programmation } from '@foulee/contract/entrainement/programmation'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { findOfSuivi } from '#features/entrainement/entrainements/entrainements.queries.ts'
import { presentWeeks } from '#features/entrainement/plans/plans.presenter.ts'
import { implement } from '#kernel/calls/feature.ts'
import type { Services } from '#kernel/services.ts'
import type { User } from '#platform/http/user.ts'
import { resetPlan, stopPlan } from './arret.commands.ts'
import { answerDemande, findDemandes } from './demandes.commands.ts'
import { schedulePlan, startPlan } from './programmation.commands.ts'
import { previewProgramme } from './programmation.compute.ts'
import { findSuivies, findSuivis, getSuivi, getSuiviRow } from './suivis.queries.ts'

const todayOf = ({ clock }: Pick<Services, 'clock'>) => ({ today: parisDate(clock()) })

async function getWhole(call: Pick<Services, 'db' | 'clock'> & { user: User }, id: number) {
  const { db, user } = call
  const suivi = await getSuivi(db, user.id, id, todayOf(call))
  const isOpen = suivi.etat !== 'demande' && suivi.etat !== 'refuse'
  const weeks = isOpen ? await findSuivies(db, await getSuiviRow(db, user.id, id)) : []
  return {
    ...suivi,
    semaines: presentWeeks(weeks, true),
    entrainements: await findOfSuivi(db, id),
  }
}

export const programmationRoutes = implement(programmation, {
  'POST /api/training/plan': async (call) =>
    findSuivis(call.db, call.user.id, { ...todayOf(call), ...call.query }),

  'POST /api/training/plan/{id}': async (call) => ({ data: await getWhole(call, call.params.id) }),

  'POST /api/training/plan/start': async ({ db, body, user, limits, clock }) => {
    await limits.consume('envoi', [`compte ${user.id}`])
    const now = clock()
    const id = await startPlan(db, { user, ...body, now })
    return { id, data: await getSuivi(db, user.id, id, { today: parisDate(now) }) }
  },

  'POST /api/training/plan/preview': async (call) => {
    const suivi = await getSuiviRow(call.db, call.user.id, call.body.id)
    const query = { suivi, demande: call.body, now: call.clock() }
    return { data: await previewProgramme(call, query) }
  },

  'POST /api/training/plan/schedule': async (call) => {
    const { db, user, body, clock } = call
    await schedulePlan(db, { user, demande: body, now: clock() })
    return { data: await getWhole(call, body.id) }
  },

  'POST /api/training/plan/stop/{id}': async (call) => {
    const { db, user, params, clock } = call
    const gestes = await stopPlan(db, { user, id: params.id, now: clock() })
    return { data: { ...(await getSuivi(db, user.id, params.id, todayOf(call))), gestes } }
  },

  'POST /api/buy/reset/{id}': async (call) => {
    const { db, user, params, clock } = call
    const gestes = await resetPlan(db, { user, id: params.id, now: clock() })
    return { data: { ...(await getSuivi(db, user.id, params.id, todayOf(call))), gestes } }
  },

  'POST /api/coaching/plan/demandes': async ({ db, user, query }) =>
    findDemandes(db, user.id, query),

  'POST /api/coaching/plan/demandes/{id}': async ({ db, user, params, body, clock }) => ({
    data: await answerDemande(db, { user, id: params.id, ...body, now: clock() }),
  }),
})
