import { flux } from '@foulee/contract/echanges/flux'
import { implement } from '#kernel/calls/feature.ts'

export const fluxRoutes = implement(flux, {
  'GET /api/flux': async ({ flux: streams, user, caller }) => ({
    pour: await streams.open({
      users_id: user.id,
      session_id: user.session_id,
      lastEventId: caller.last_event_id,
    }),
  }),
})
