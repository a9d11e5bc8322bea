import { premium } from '@foulee/contract/membres/premium'
import { implement } from '#kernel/calls/feature.ts'
import { grantPremium, makeCodes, removePremium, useCode } from './premium.commands.ts'
import { findPremium, findPremiums } from './premium.queries.ts'

export const premiumRoutes = implement(premium, {
  'POST /api/premium': async ({ db, user, clock }) => ({
    data: await findPremium(db, user.id, clock()),
  }),

  'POST /api/premium/code': async ({ db, user, body, caller, limits, clock }) => {
    await limits.consume('code_premium', [`compte ${user.id}`, caller.ip])
    const now = clock()
    await useCode(db, { users_id: user.id, code: body.code, now })
    return { data: await findPremium(db, user.id, now) }
  },

  'POST /api/admin/premium/list': async ({ db, body, clock }) => findPremiums(db, body, clock()),

  'POST /api/admin/premium/donner': async ({ db, user, body, clock }) => ({
    data: await grantPremium(db, { ...body, staff_id: user.id, now: clock() }),
  }),

  'POST /api/admin/premium/codes': async ({ db, user, body, clock }) => ({
    data: { codes: await makeCodes(db, { ...body, staff_id: user.id, now: clock() }) },
  }),

  'POST /api/admin/premium/retirer/{id}': async ({ db, user, params, body, clock }) => {
    await removePremium(db, { ...params, ...body, staff_id: user.id, now: clock() })
    return { data: null }
  },
})
