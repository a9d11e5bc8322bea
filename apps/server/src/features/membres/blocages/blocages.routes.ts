import { blocages } from '@foulee/contract/membres/blocages'
import { implement } from '#kernel/calls/feature.ts'
import { setBlocage } from './blocages.commands.ts'
import { findBloques } from './blocages.queries.ts'

export const blocagesRoutes = implement(blocages, {
  'POST /api/profile/bloquer': async ({ db, user, body, limits, clock }) => {
    // Counted apart: a member at the limit of follows may still block.
    await limits.consume('abonnement', [`blocage ${user.id}`])
    const { users_id: bloque_id, est_bloque } = body
    await setBlocage(db, { users_id: user.id, bloque_id, now: clock() }, est_bloque)
    return { data: { est_bloque } }
  },

  'POST /api/profile/bloques': async ({ db, user }) => {
    const data = await findBloques(db, user.id)
    return { data, nb: data.length }
  },
})
