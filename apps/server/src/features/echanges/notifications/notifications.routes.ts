import { notifications } from '@foulee/contract/echanges/notifications'
import { implement } from '#kernel/calls/feature.ts'
import { markRead } from './notifications.commands.ts'
import { countNotices, findNotices } from './notifications.queries.ts'

export const notificationsRoutes = implement(notifications, {
  'POST /api/notifications/list': async ({ db, user, query }) => ({
    data: await findNotices(db, user.id, query),
  }),

  'POST /api/notifications/lues': async ({ db, user, body, clock }) => {
    await markRead(db, { users_id: user.id, ids: body.ids, now: clock() })
    const { nb_non_lues } = await countNotices(db, user.id)
    return { data: { nb_non_lues } }
  },
})
