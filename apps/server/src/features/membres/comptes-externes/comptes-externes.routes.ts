import { external } from '@foulee/contract/membres/comptes-externes'
import { ApiError } from '@foulee/contract/shared/errors'
import { implement } from '#kernel/calls/feature.ts'
import { networkKey } from '#platform/http/rate-limit-keys.ts'
import { unlink } from './comptes-externes.commands.ts'
import { finish, getIdentity } from './comptes-externes.finish.ts'
import { createTies, getFlow, insertFlow } from './comptes-externes.flows.ts'
import { presentLinked } from './comptes-externes.presenter.ts'
import { hasPassword, listLinked } from './comptes-externes.queries.ts'

export const externalRoutes = implement(external, {
  'GET /api/auth/external': async ({ external: clients }) => ({
    data: [...clients.list],
    nb: clients.list.length,
    tags: [],
  }),

  'GET /api/auth/external/{third}': async (call) => {
    const { db, params, user, caller, limits, external: clients, clock } = call
    const client = clients.get(params.third)
    await limits.consume('external', [`reseau ${networkKey(caller.ip)}`])
    const ties = createTies()
    const url = await client.authorize(ties)
    await insertFlow(db, params.third, ties, { users_id: user?.id ?? null, now: clock() })
    return { data: { url, state: ties.state, secret: ties.secret } }
  },

  'POST /api/auth/external/{third}': async (call) => {
    const flow = await getFlow(call.db, call.params.third, call.body, call.clock())
    const isSomebodyElse = flow.users_id !== null && flow.users_id !== call.user?.id
    if (isSomebodyElse) throw new ApiError('externe_autre_compte')
    const identity = await getIdentity(call, flow)
    return { data: await finish({ call, flow, identity }) }
  },

  'GET /api/auth/comptes-externes': async ({ db, user, external: clients }) => {
    const linked = await listLinked(db, user.id)
    const data = presentLinked(linked, clients.list, await hasPassword(db, user.id))
    return { data, nb: data.length }
  },

  'POST /api/auth/comptes-externes/del': async ({ db, user, body, external: clients }) => {
    const open = clients.list.map(({ third }) => third)
    await unlink(db, user.id, body.third, open)
    return { data: null }
  },
})
