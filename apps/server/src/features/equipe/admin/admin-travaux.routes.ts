import { adminTravaux } from '@foulee/contract/equipe/admin-travaux'
import { implement } from '#kernel/calls/feature.ts'
import { retryTravail } from './travaux.commands.ts'
import { findTravaux } from './travaux.queries.ts'

export const adminTravauxRoutes = implement(adminTravaux, {
  'POST /api/admin/travaux/list': ({ db, body }) => findTravaux(db, body),

  'POST /api/admin/travaux/relancer': async ({ db, body, user }) => {
    await retryTravail(db, body.id, user.id)
    return { data: null }
  },
})
