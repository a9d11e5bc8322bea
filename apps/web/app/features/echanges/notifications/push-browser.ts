import { isApple } from '#platform/pwa/platform.ts'

/** What this browser can do about showing notices, and what it was allowed. */
export type PushState =
  /** It cannot. */
  | 'absent'
  /** It can once the site is installed: iPhones and iPads. */
  | 'a_installer'
  /** Its user said no: only they can take that back, in the browser. */
  | 'refuse'
  /** It can, and is not asked yet, or was and is off. */
  | 'inactif'
  | 'actif'

export async function readPushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return isApple() ? 'a_installer' : 'absent'
  }
  if (Notification.permission === 'denied') return 'refuse'
  return (await findSubscription()) ? 'actif' : 'inactif'
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** What the server needs to reach this browser. */
export type PushTarget = { adresse: string; p256dh: string; auth: string }

/** The browser's user did not allow it, or closed the question. */
export class PushRefusedError extends Error {
  override name = 'PushRefusedError'
}

/**
 * Asks the browser's user, then subscribes; called by a press, since browsers refuse who asks unasked.
 * @param key the server's public key, as base64url
 * @throws PushRefusedError, or as the browser fails: its push service may be away
 */
export async function subscribe(key: string): Promise<PushTarget> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') throw new PushRefusedError(permission)
  const registration =
    (await navigator.serviceWorker.getRegistration()) ??
    (await navigator.serviceWorker.register('/sw.js'))
  await navigator.serviceWorker.ready
  const old = await registration.pushManager.getSubscription()
  // One that was made with another key of ours reaches nobody.
  if (old && toText(old.options.applicationServerKey) !== key) await old.unsubscribe()
  const made = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  })
  return {
    adresse: made.endpoint,
    p256dh: toText(made.getKey('p256dh')),
    auth: toText(made.getKey('auth')),
  }
}

export async function unsubscribe(): Promise<void> {
  await (await findSubscription())?.unsubscribe()
}

/** Bytes as base64url without padding. */
function toText(bytes: ArrayBuffer | null): string {
  const letters = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)))
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
