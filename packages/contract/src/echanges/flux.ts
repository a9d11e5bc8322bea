import * as z from 'zod'
import { endpoints, stream } from '../shared/kit.ts'

/**
 * Server-sent events (produit 13.20), by type. They only signal a change; the page fetches the data
 * by ordinary calls, which check permissions.
 */
export const FLUX_EVENTS = {
  /** New notification. `kind` as in the notification. */
  notification: z.strictObject({ kind: z.string() }),
  notifications_lues: z.strictObject({}),
  message: z.strictObject({
    channels_id: z.int(),
    messages_id: z.int(),
    quoi: z.enum(['nouveau', 'change', 'supprime', 'reaction']),
  }),
  message_lu: z.strictObject({ channels_id: z.int(), users_id: z.int(), messages_id: z.int() }),
  message_ecrit: z.strictObject({ channels_id: z.int(), users_id: z.int(), nom: z.string() }),
  /** A channel was joined, renamed, left, or its members changed. */
  canal: z.strictObject({ channels_id: z.int() }),
  /**
   * The feed may have new items: `POST /api/feed/nouveautes` tells how many. Clients spread their
   * request over the next `etalement` milliseconds.
   */
  fil: z.strictObject({ etalement: z.int() }),
} as const satisfies Readonly<Record<string, z.ZodObject>>

export type FluxType = keyof typeof FLUX_EVENTS
export type FluxData<T extends FluxType> = z.output<(typeof FLUX_EVENTS)[T]>

export const FLUX_SIGNALS = {
  ouverture: z.strictObject({ suite: z.boolean() }),
  reprise: z.strictObject({}),
  fin: z.strictObject({ revenir: z.boolean() }),
} as const satisfies Readonly<Record<string, z.ZodObject>>

export type FluxSignal = keyof typeof FLUX_SIGNALS

export const flux = endpoints({
  'GET /api/flux': {
    summary:
      'Ce qui m’arrive, au fil de l’eau\u00a0: évènements `notification`, `notifications_lues`, `fil`, `message`, `message_lu`, `message_ecrit`, `canal`, précédés de `ouverture`. Avec l’en-tête `Last-Event-ID`, reprend où l’on en était\u00a0; `reprise` dit de redemander, `fin` que le flux s’achève. Une ligne de commentaire passe toutes les 25\u00a0secondes.',
    access: 'member',
    reply: stream('text/event-stream'),
    errors: ['service_indisponible'],
  },
})
