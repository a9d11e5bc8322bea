import type { Input } from '@foulee/contract/shared/call'
import { type BrowserStorage, deviceStorage } from '#platform/browser-storage.ts'
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
const LIFETIME_MS = 30 * 60_000

type Trips = Record<string, Trip>

/** By `state`, in localStorage: a provider's app may return in another tab. */
function readAll(storage: BrowserStorage, now: number): Trips {
  const trips = storage.getJson<Record<string, Trip | null>>(KEY) ?? {}
  const young = Object.entries(trips).filter(([, trip]) => trip && now - trip.at < LIFETIME_MS)
  return Object.fromEntries(young) as Trips
}

export function saveTrip(state: string, trip: Trip, storage: BrowserStorage = deviceStorage): void {
  const trips = { ...readAll(storage, trip.at), [state]: trip }
  if (!storage.setJson(KEY, trips)) throw new Error('There is no storage for a sign-in.')
}

/** @returns null when this browser has not started this sign-in, or storage is unavailable */
export function readTrip(
  state: string,
  now: number = Date.now(),
  storage: BrowserStorage = deviceStorage,
): Trip | null {
  const trip = readAll(storage, now)[state]
  return trip ? { ...trip, retour: readReturnTo(trip) } : null
}

export function deleteTrip(
  state: string,
  now: number = Date.now(),
  storage: BrowserStorage = deviceStorage,
): void {
  const { [state]: _, ...rest } = readAll(storage, now)
  if (Object.keys(rest).length) storage.setJson(KEY, rest)
  else storage.remove(KEY)
}
