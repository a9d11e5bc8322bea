import { buildPushPayload } from '@block65/webcrypto-web-push'
import type { Config } from '#platform/config/config.ts'
import { ClosedAddressError, post } from './post.ts'
import { isPushAddress } from './public-address.ts'
import type { PushKeys } from './push-keys.ts'

/** Payload; read by `public/sw-notifications.js`. */
export type PushMessage = { titre: string; texte: string; url: string; cle: string }

type Waiting = { non_lues: number }

export type PushTarget = { adresse: string; p256dh: string; auth: string }

export type Sent =
  | { outcome: 'taken' }
  | { outcome: 'gone' }
  | { outcome: 'later'; seconds: number }
  | { outcome: 'refused'; status: number }
  | { outcome: 'failed'; cause: unknown }

/** Delivery to an offline device is attempted for a day. */
const TTL_S = 86_400
const TIMEOUT_MS = 5_000
const LATER_S = 60
const LATER_MAX_S = 3600

/** Encrypted by RFC 8291, signed by RFC 8292. */
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

function readWait(retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? LATER_S)
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1), LATER_MAX_S) : LATER_S
}
