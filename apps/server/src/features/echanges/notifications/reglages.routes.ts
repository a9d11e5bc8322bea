import { reglagesNotifications } from '@foulee/contract/echanges/reglages-notifications'
import { implement } from '#kernel/calls/feature.ts'
import { changeReglages, unsubscribe } from './reglages.commands.ts'
import { findDesabonnement, findReglages } from './reglages.queries.ts'

export const reglagesRoutes = implement(reglagesNotifications, {
  'GET /api/notifications/reglages': async ({ db, user }) => ({
    data: await findReglages(db, user.id),
  }),

  'POST /api/notifications/reglages': async ({ db, user, body }) => {
    await changeReglages(db, user.id, body)
    return { data: await findReglages(db, user.id) }
  },

  'GET /api/notifications/desabonnement/{jeton}': async ({ db, params }) => ({
    data: (await findDesabonnement(db, params.jeton)).data,
  }),

  'POST /api/notifications/desabonnement/{jeton}': async ({ db, params }) => {
    await unsubscribe(db, params.jeton)
    return { data: (await findDesabonnement(db, params.jeton)).data }
  },
})
