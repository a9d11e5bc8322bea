import { points } from '@foulee/contract/club/points'
import { implement } from '#kernel/calls/feature.ts'
import { findJauge } from './points.queries.ts'

export const pointsRoutes = implement(points, {
  'POST /api/profile/jauge': async ({ db, user, query }) => ({
    data: await findJauge(db, user.id, query),
  }),
})
