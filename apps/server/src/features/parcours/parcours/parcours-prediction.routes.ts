import type { Parcours } from '@foulee/contract/parcours/parcours'
import { parcoursPrediction } from '@foulee/contract/parcours/parcours-prediction'
import { ApiError } from '@foulee/contract/shared/errors'
import { implement } from '#kernel/calls/feature.ts'
import { getVisibleParcours } from './parcours.policy.ts'
import { predictDrawing, predictParcours } from './predict-parcours.ts'
import { findRunner } from './runner.queries.ts'

export const parcoursPredictionRoutes = implement(parcoursPrediction, {
  'GET /api/parcours/{id}/prediction': async ({ db, user, params, query, clock }) => {
    const row = await getVisibleParcours(db, user, params.id)
    const { trace, ...parcours }: Parcours = JSON.parse(row.fiche)
    if (!trace) throw new ApiError('trace_absente')
    const runner = await findRunner(db, user.id, clock())
    return { data: predictParcours({ ...parcours, trace }, { reference: query, ...runner }) }
  },

  'POST /api/parcours/prediction': async ({ db, user, body, clock }) => {
    const { reference, ...drawn } = body
    const runner = await findRunner(db, user.id, clock())
    return { data: predictDrawing(drawn, { reference, ...runner }) }
  },
})
