import { type Claim, claim } from '@foulee/contract/courses/revendications'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { hasDroit } from '@foulee/domain/membres/droits'
import { implement } from '#kernel/calls/feature.ts'
import { countCausedMail } from '#kernel/mail/budget.ts'
import type { Caller } from '#platform/http/caller.ts'
import { networkKey } from '#platform/http/rate-limit-keys.ts'
import type { RateLimits } from '#platform/http/rate-limits.ts'
import type { User } from '#platform/http/user.ts'
import { createClaim, verifyClaim } from './revendications.commands.ts'
import { findClaim, findClaims } from './revendications.queries.ts'
import { decideClaim } from './revendications-decision.commands.ts'

async function getClaim(db: Db, id: number, isStaff: boolean): Promise<Claim> {
  const found = await findClaim(db, id, { isStaff })
  if (!found) throw new ApiError('revendication_introuvable')
  return found
}

const count = (limits: RateLimits, user: User, caller: Caller) =>
  limits.consume('revendication', [`reseau ${networkKey(caller.ip)}`, `membre ${user.id}`])

export const claimRoutes = implement(claim, {
  'POST /api/claim/create': async ({ db, body, user, caller, limits, clock }) => {
    await count(limits, user, caller)
    if (!body.sans_adresse) await countCausedMail(limits, user.id)
    const id = await createClaim(db, { ...body, user, now: clock() })
    return { id, data: await getClaim(db, id, false) }
  },

  'POST /api/claim/verify': async ({ db, body, user, caller, limits, clock }) => {
    await count(limits, user, caller)
    await verifyClaim(db, { ...body, user, now: clock() })
    return { data: await getClaim(db, body.claim, false) }
  },

  'POST /api/claim/list': async ({ db, body, user }) => {
    const { my, etat, type, page, nb_page } = body
    if (!my && !hasDroit(user.compte, 'moderer')) throw new ApiError('acces_refuse')
    const filters = { etat, type, users_id: my ? user.id : undefined }
    return findClaims(db, filters, { page, nb_page }, { isStaff: !my })
  },

  'POST /api/claim/decider': async ({ db, body, user, clock }) => {
    if (body.decision === 'refusee' && !body.motif) {
      const errors = { motif: 'Dites pourquoi\u00a0: la personne le lira.' }
      throw new ApiError('champs_invalides', { errors })
    }
    await decideClaim(db, { ...body, staff_id: user.id, now: clock() })
    return { data: await getClaim(db, body.id, true) }
  },
})
