import { itineraires } from '@foulee/contract/parcours/itineraires'
import { implement } from '#kernel/calls/feature.ts'
import { callerKey } from '#platform/http/rate-limit-keys.ts'
import { searchBoucles } from './boucles.ts'
import { findState } from './etat.ts'
import { traceTroncons } from './troncons.ts'

export const itinerairesRoutes = implement(itineraires, {
  'GET /api/itineraires/etat': async ({ routing }) => ({ data: await findState(routing) }),

  'POST /api/itineraires/troncons': async ({ body, user, caller, limits, routing }) => {
    await limits.consume('itineraire', [callerKey(user, caller), callerKey(null, caller)])
    return { data: await traceTroncons(routing, body.troncons, caller.signal) }
  },

  'POST /api/itineraires/boucles': async ({ body, user, caller, limits, ...services }) => {
    await limits.consume('boucle', [callerKey(user, caller), callerKey(null, caller)])
    return { data: await searchBoucles(services, user, body, caller.signal) }
  },
})
