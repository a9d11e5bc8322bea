import { secondFacteur } from '@foulee/contract/membres/second-facteur'
import { ApiError } from '@foulee/contract/shared/errors'
import { implement } from '#kernel/calls/feature.ts'
import type { Caller } from '#platform/http/caller.ts'
import { clearAccountAttempts, countAttempt } from '#platform/http/rate-limit-keys.ts'
import type { RateLimits } from '#platform/http/rate-limits.ts'
import type { User } from '#platform/http/user.ts'
import {
  activateFactor,
  prepareFactor,
  removeFactor,
  renewRecovery,
  verifyFactor,
} from './second-facteur.commands.ts'
import { describeFactor } from './second-facteur.queries.ts'

/** Open to staff before the session has its second factor. @throws ApiError `acces_refuse` */
function checkStaff({ compte, mustGiveFactor }: User): void {
  if (!compte.staff && !mustGiveFactor) throw new ApiError('acces_refuse')
}

type Trying = { user: User; limits: RateLimits; caller: Caller }

/** Counts each attempt; a right one resets the account's counter. */
async function attempt<T>({ user, limits, caller }: Trying, act: () => Promise<T>): Promise<T> {
  checkStaff(user)
  await countAttempt(limits, 'facteur', caller, user.email)
  const done = await act()
  await clearAccountAttempts(limits, 'facteur', user.email)
  return done
}

export const secondFacteurRoutes = implement(secondFacteur, {
  'GET /api/second-facteur': async (call) => {
    checkStaff(call.user)
    return { data: await describeFactor(call, call.user) }
  },

  'POST /api/second-facteur/preparer': async (call) => {
    checkStaff(call.user)
    return { data: await prepareFactor(call, call.user) }
  },

  'POST /api/second-facteur/activer': async (call) => {
    const codes = await attempt(call, () => activateFactor(call, call.user, call.body.code))
    return { data: { codes } }
  },

  'POST /api/second-facteur/valider': async (call) => {
    await attempt(call, () => verifyFactor(call, call.user, call.body.code))
    return { data: await describeFactor(call, call.user) }
  },

  'POST /api/second-facteur/secours': async (call) => {
    const codes = await attempt(call, () => renewRecovery(call, call.user, call.body.code))
    return { data: { codes } }
  },

  'POST /api/second-facteur/retirer': async (call) => {
    await attempt(call, () => removeFactor(call, call.user, call.body.code))
    return { data: await describeFactor(call, call.user) }
  },
})
