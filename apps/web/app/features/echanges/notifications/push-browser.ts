import { isApple } from '#platform/pwa/platform.ts'

export type PushState =
  | 'absent'
  /** Supported once installed: iOS and iPadOS. */
  | 'a_installer'
  /** Denied; only the user can change that in the browser. */
  | 'refuse'
  /** Not asked yet, or switched off. */
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

export type PushTarget = { adresse: string; p256dh: string; auth: string }

export class PushRefusedError extends Error {
  override name = 'PushRefusedError'
}

/**
 * Asks for permission and subscribes; must be called from a user gesture.
 * @param key VAPID public key, base64url
 * @throws PushRefusedError, or the browser's error when its push service is unavailable
 */
export async function subscribe(key: string): Promise<PushTarget> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') throw new PushRefusedError(permission)
  const registration =
    (await navigator.serviceWorker.getRegistration()) ??
    (await navigator.serviceWorker.register('/sw.js'))
  await navigator.serviceWorker.ready
  const old = await registration.pushManager.getSubscription()
  // A subscription made with another VAPID key is useless.
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

/** base64url without padding. */
function toText(bytes: ArrayBuffer | null): string {
  const letters = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)))
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
