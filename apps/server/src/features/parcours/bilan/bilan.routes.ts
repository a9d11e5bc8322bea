import { bilan } from '@foulee/contract/parcours/bilan'
import { implement } from '#kernel/calls/feature.ts'
import { findBilan } from './bilan.queries.ts'

export const bilanRoutes = implement(bilan, {
  'GET /api/courses/{id}/epreuves/{epreuves_id}/bilan': async (call) => ({
    data: await findBilan(call, call),
  }),
})
