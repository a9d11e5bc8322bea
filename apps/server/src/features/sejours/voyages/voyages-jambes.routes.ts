import { jambes } from '@foulee/contract/sejours/jambes'
import type { Voyage } from '@foulee/contract/sejours/voyages'
import { findRunner } from '#features/parcours/parcours/runner.queries.ts'
import { implement } from '#kernel/calls/feature.ts'
import { getVisibleVoyage } from './voyages.policy.ts'
import { findJours, findPlafond } from './voyages-jambes.queries.ts'

export const voyagesJambesRoutes = implement(jambes, {
  'POST /api/voyages/{id}/jambes': async ({ db, user, params, body, clock }) => {
    const { fiche } = await getVisibleVoyage(db, user, params.id)
    const voyage: Voyage = JSON.parse(fiche)
    const plafond = await findPlafond(db, user.id, clock())
    const runner = { reference: body, ...(await findRunner(db, user.id, clock())) }
    const { nb, denivele } = plafond
    return {
      data: { ...(await findJours(db, voyage, runner, plafond)), sorties: { nb, denivele } },
    }
  },
})
