import { appareilsPush } from '@foulee/contract/echanges/appareils-push'
import { implement } from '#kernel/calls/feature.ts'
import { getPushKeys } from '#platform/push/push-keys.ts'
import { addAppareil, listAppareils, removeAppareil } from './appareils.ts'

export const appareilsRoutes = implement(appareilsPush, {
  'GET /api/notifications/appareils': async ({ db, config, user }) => {
    const { publicKey } = await getPushKeys(db, config)
    return { data: { cle_publique: publicKey, appareils: await listAppareils(db, user) } }
  },

  'POST /api/notifications/appareils': async ({ db, config, user, body, caller, clock }) => {
    const { user_agent } = caller
    const added = { ...body, user, user_agent, now: clock() }
    const data = await addAppareil({ db, config }, added)
    return { id: data.id, data }
  },

  'POST /api/notifications/appareils/del': async ({ db, user, body }) => {
    await removeAppareil(db, user.id, body.id)
    return { data: null }
  },
})
