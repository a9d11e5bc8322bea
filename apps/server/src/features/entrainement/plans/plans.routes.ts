import { planFilters } from '@foulee/contract/entrainement/plan-filters'
import { plans } from '@foulee/contract/entrainement/plans'
import type { FilterOption } from '@foulee/contract/shared/filters'
import { OBJECTIF_PLAN_LABELS } from '@foulee/domain/entrainement/plan'
import { NIVEAU_LABELS } from '@foulee/domain/membres/profil'
import { implement } from '#kernel/calls/feature.ts'
import { buildFilters } from '#kernel/search/build-filters.ts'
import { readScope } from '#kernel/search/scope.ts'
import { createPlan, removePlan, updatePlan } from './plans.commands.ts'
import { getOwnedPlan, getVisiblePlan } from './plans.policy.ts'
import { presentCard, presentMine, presentPlan } from './plans.presenter.ts'
import { countPlans, findPlans, findShownWeeks, findWaitingPlans } from './plans.queries.ts'
import { movePlan, republish } from './plans-etat.commands.ts'
import { findPlanHistory, getPlanGestion } from './plans-gestion.queries.ts'

type Counted = { nb: number }

const countBy = <Row extends Counted>(
  labels: Readonly<Record<string, string>>,
  rows: readonly Row[],
  read: (row: Row) => string | null,
): Record<string, FilterOption> =>
  Object.fromEntries(
    Object.entries(labels).map(([value, nom]) => {
      const nb = rows.filter((row) => read(row) === value).reduce((sum, row) => sum + row.nb, 0)
      return [value, { nom, nb }]
    }),
  )

export const plansRoutes = implement(plans, {
  'GET /api/coaching/plan': async ({ db, query, user }) => {
    const { rows, nb } = await findPlans(db, query, readScope(query, user))
    if (query.my) return { data: rows.map(presentMine), nb }
    return { data: rows.map(presentCard), nb, tags: ['plans'] }
  },

  'GET /api/filtres/coaching/plan': async ({ db, log }) => {
    const rows = await countPlans(db)
    const options = {
      objectif: countBy(OBJECTIF_PLAN_LABELS, rows, ({ objectif }) => objectif),
      niveau: countBy(NIVEAU_LABELS, rows, ({ niveau }) => niveau),
    }
    return { data: buildFilters(log, planFilters, options), tags: ['plans'] }
  },

  'GET /api/coaching/plan/{slug}': async ({ db, params, user }) => {
    const row = await getVisiblePlan(db, user, params.slug)
    return { data: presentPlan(row, await findShownWeeks(db, row)), tags: [`plan:${row.id}`] }
  },

  'POST /api/coaching/plan/store': async ({ db, body, user, limits, clock }) => {
    await limits.consume('envoi', [`compte ${user.id}`])
    const source = body.copie ? await getOwnedPlan(db, user, body.copie) : null
    const content = source
      ? {
          titre: body.titre || `${source.titre} (copie)`,
          description: source.description,
          sport: source.sport,
          niveau: source.niveau,
          objectif: source.objectif,
          distance_cible: source.distance_cible,
          denivele_cible: source.denivele_cible,
          semaines: source.semaines,
        }
      : { titre: body.titre }
    const id = await createPlan(db, { user, content, now: clock() })
    return { id, data: (await getPlanGestion(db, user, id)).plan }
  },

  'GET /api/coaching/plan/{id}/gestion': async ({ db, params, user }) => ({
    data: await getPlanGestion(db, user, params.id),
  }),

  'POST /api/coaching/plan/{id}/update': async ({ db, params, body, user, clock }) => {
    await updatePlan(db, { id: params.id, user, changes: body, now: clock() })
    return { data: await getPlanGestion(db, user, params.id) }
  },

  'POST /api/coaching/plan/{id}/etat': async ({ db, params, body, user, clock }) => {
    await movePlan(db, { id: params.id, user, ...body, now: clock() })
    return { data: await getPlanGestion(db, user, params.id) }
  },

  'POST /api/coaching/plan/{id}/reparaitre': async ({ db, params, user, clock }) => {
    await republish(db, { id: params.id, user, now: clock() })
    return { data: await getPlanGestion(db, user, params.id) }
  },

  'POST /api/coaching/plan/{id}/destroy': async ({ db, params, user }) => {
    await removePlan(db, { id: params.id, user })
    return { data: null }
  },

  'GET /api/coaching/plan/{id}/historique': async ({ db, params, query, user }) => {
    const { id } = await getOwnedPlan(db, user, params.id)
    const { lines, nb } = await findPlanHistory(db, { id, ...query })
    return { data: lines, nb }
  },

  'GET /api/coaching/plan/a-valider': async ({ db, query }) => {
    const { rows, nb } = await findWaitingPlans(db, query)
    return { data: rows.map(presentCard), nb }
  },
})
