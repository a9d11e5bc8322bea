import type { Input } from '@foulee/contract/shared/call'
import { readReturnTo } from '#platform/session/return-to.ts'

export type Third = Input<'GET /api/auth/external/{third}'>['params']['third'] &
  Input<'POST /api/auth/comptes-externes/del'>['body']['third']

export type Trip = {
  /** Proves that the same browser started the sign-in. */
  secret: string
  /** Path to return to, always on this site. */
  retour: string
  remember: boolean
  isLink: boolean
  /** Start, in milliseconds. */
  at: number
}

const KEY = 'externe'
/** Longer than the server's limit, after which a trip is useless. */
const KEPT_MS = 30 * 60_000

type Trips = Record<string, Trip>
type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** By `state`, in localStorage: a provider's app may return in another tab. */
function readAll(storage: Kept, now: number): Trips {
  try {
    const trips: Trips = JSON.parse(storage.getItem(KEY) ?? '{}')
    const young = Object.entries(trips).filter(([, { at }]) => now - at < KEPT_MS)
    return Object.fromEntries(young)
  } catch {
    return {}
  }
}

export function keepTrip(state: string, trip: Trip, storage: Kept = localStorage): void {
  const trips = { ...readAll(storage, trip.at), [state]: trip }
  storage.setItem(KEY, JSON.stringify(trips))
}

/** @returns null when this browser has not started this sign-in, or storage is unavailable */
export function readTrip(
  state: string,
  now: number = Date.now(),
  storage: Kept = localStorage,
): Trip | null {
  const trip = readAll(storage, now)[state]
  return trip ? { ...trip, retour: readReturnTo(trip) } : null
}

export function forgetTrip(
  state: string,
  now: number = Date.now(),
  storage: Kept = localStorage,
): void {
  const { [state]: _, ...others } = readAll(storage, now)
  if (Object.keys(others).length) storage.setItem(KEY, JSON.stringify(others))
  else storage.removeItem(KEY)
}
