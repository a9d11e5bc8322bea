import { calibrage } from '@foulee/contract/parcours/calibrage'
import { implement } from '#kernel/calls/feature.ts'
import { chooseLaw, putOutingAside } from './calibrage.commands.ts'
import { readProfil } from './calibrage.queries.ts'

export const calibrageRoutes = implement(calibrage, {
  'GET /api/activites/calibrage': async ({ db, user, clock }) => ({
    data: await readProfil(db, user.id, clock()),
  }),

  'POST /api/activites/calibrage': async ({ db, user, body }) => {
    await chooseLaw(db, { users_id: user.id, loi_generale: body.est_generale })
    return { data: null }
  },

  'POST /api/activites/calibrage/ecarter': async ({ db, user, body, clock }) => {
    const { activites_id, est_ecartee } = body
    const ecartee_le = est_ecartee ? clock().toISOString() : null
    await putOutingAside(db, { users_id: user.id, activites_id, ecartee_le })
    return { data: null }
  },
})
