import * as z from 'zod'
import { endpoints, stream } from '../shared/kit.ts'

/**
 * What a stream says (produit 13.20), by type, with what it says of it. It tells that something
 * happened; what it is, the page asks by the ordinary calls, which know what one may see.
 */
export const FLUX_EVENTS = {
  /** I was told of something: a notice more. `kind` as in the notice. */
  notification: z.strictObject({ kind: z.string() }),
  /** Notices of mine were read, in this tab or elsewhere. */
  notifications_lues: z.strictObject({}),
  /** Something of a message in one of my channels: it came, was changed, deleted, or reacted to. */
  message: z.strictObject({
    channels_id: z.int(),
    messages_id: z.int(),
    quoi: z.enum(['nouveau', 'change', 'supprime', 'reaction']),
  }),
  /** Somebody in one of my channels, or I elsewhere, has read as far as this message. */
  message_lu: z.strictObject({ channels_id: z.int(), users_id: z.int(), messages_id: z.int() }),
  /** Somebody in one of my channels is writing. */
  message_ecrit: z.strictObject({ channels_id: z.int(), users_id: z.int(), nom: z.string() }),
  /** A channel is new to me, has another name or other people, or is not mine any more. */
  canal: z.strictObject({ channels_id: z.int() }),
  /**
   * Something may have come into my feed: `POST /api/feed/nouveautes` says whether, and how much. Pages
   * that are told at once ask at any moment of the next `etalement` milliseconds.
   */
  fil: z.strictObject({ etalement: z.int() }),
} as const satisfies Readonly<Record<string, z.ZodObject>>

export type FluxType = keyof typeof FLUX_EVENTS
export type FluxData<T extends FluxType> = z.output<(typeof FLUX_EVENTS)[T]>

/**
 * What a stream says of itself. `ouverture` comes first: with `suite`, all that was missed of one's own
 * follows. `reprise`: something may have been missed, ask again. `fin`: this stream ends by itself, and
 * `revenir` says whether to open another.
 */
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
