import { audience } from '@foulee/contract/site/audience'
import { isRobot } from '@foulee/domain/site/audience'
import { implement } from '#kernel/calls/feature.ts'
import { networkKey } from '#platform/http/rate-limit-keys.ts'
import { recordEvents } from './audience.commands.ts'
import { forwardToMatomo } from './matomo.ts'

export const audienceRoutes = implement(audience, {
  'POST /api/audience': async ({ db, body, user, caller, limits, clock, config, log }) => {
    await limits.consume('audience', [`reseau ${networkKey(caller.ip)}`])
    if (caller.hasObjected || isRobot(caller.user_agent)) return { data: { enregistres: 0 } }
    const { events, visite } = body
    const batch = { events, visite, users_id: user?.id ?? null }
    const enregistres = await recordEvents(db, batch, clock())
    if (config.matomo) {
      // Matomo is not awaited; its failures lose nothing, since the events are stored here.
      void forwardToMatomo(config.matomo, batch, config.publicUrl).catch((cause: unknown) =>
        log.warn({ err: cause }, 'Matomo did not take the events.'),
      )
    }
    return { data: { enregistres } }
  },
})
