import { admin } from '@foulee/contract/equipe/admin'
import { implement } from '#kernel/calls/feature.ts'
import { findActes } from './journal.queries.ts'
import { findWaiting } from './moderation.queries.ts'
import { makePasse } from './passe.ts'

export const adminRoutes = implement(admin, {
  'POST /api/admin/entree': async ({ db, user, clock }) => ({
    data: await makePasse(db, user.session_id, clock()),
  }),

  'POST /api/admin/moderation/list': ({ db, registry, body }) =>
    findWaiting({ db, registry }, body),

  'POST /api/admin/journal/list': ({ db, registry, body }) => findActes(db, registry.kinds, body),
})
