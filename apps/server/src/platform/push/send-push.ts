import { buildPushPayload } from '@block65/webcrypto-web-push'
import type { Config } from '#platform/config/config.ts'
import { ClosedAddressError, post } from './post.ts'
import { isPushAddress } from './public-address.ts'
import type { PushKeys } from './push-keys.ts'

/** What a device shows: `public/sw-notifications.js` reads it. */
export type PushMessage = { titre: string; texte: string; url: string; cle: string }

/** How many notices wait by then: the number on the icon of the installed application. */
type Waiting = { non_lues: number }

/** A device as its browser described it. */
export type PushTarget = { adresse: string; p256dh: string; auth: string }

export type Sent =
  /** The push service has it. */
  | { outcome: 'taken' }
  /** The browser subscribed no more: nobody is there. */
  | { outcome: 'gone' }
  /** It asks to be left alone for that long. */
  | { outcome: 'later'; seconds: number }
  /** It does not want this, today or tomorrow. */
  | { outcome: 'refused'; status: number }
  /** It may by the next try: a network in trouble, a service that fails or says nothing, keys that are none. */
  | { outcome: 'failed'; cause: unknown }

/** A device that is away is told for a day. */
const TTL_S = 86_400
const TIMEOUT_MS = 5_000
const LATER_S = 60
const LATER_MAX_S = 3600

/** Sends to one device, encrypted for it (RFC 8291) and signed by us (RFC 8292). */
export async function sendPush(
  config: Pick<Config, 'push'>,
  keys: PushKeys,
  { adresse, p256dh, auth }: PushTarget,
  message: PushMessage & Waiting,
): Promise<Sent> {
  const { isLocalAllowed, contact } = config.push
  if (!isLocalAllowed && !isPushAddress(adresse)) return { outcome: 'gone' }
  const subscription = { endpoint: adresse, expirationTime: null, keys: { p256dh, auth } }
  const vapid = { subject: contact, ...keys }
  try {
    const { headers, body } = await buildPushPayload(
      { data: message, options: { ttl: TTL_S, urgency: 'normal' } },
      subscription,
      vapid,
    )
    const { status, retryAfter } = await post(adresse, {
      headers: headers as Record<string, string>,
      body: new Uint8Array(body),
      timeoutMs: TIMEOUT_MS,
      isLocalAllowed,
    })
    return judge(status, retryAfter)
  } catch (cause) {
    if (cause instanceof ClosedAddressError) return { outcome: 'gone' }
    return { outcome: 'failed', cause }
  }
}

function judge(status: number, retryAfter: string | null): Sent {
  if (status >= 200 && status < 300) return { outcome: 'taken' }
  if (status === 404 || status === 410) return { outcome: 'gone' }
  if (status === 429) return { outcome: 'later', seconds: readWait(retryAfter) }
  if (status >= 500) {
    return { outcome: 'failed', cause: new Error(`The push service answered ${status}`) }
  }
  return { outcome: 'refused', status }
}

/** Seconds, as push services write them; an hour at most. */
function readWait(retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? LATER_S)
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1), LATER_MAX_S) : LATER_S
}
