import { readReturnTo } from '#platform/session/return-to.ts'

export type Trip = {
  state: string
  /** Proves that the same browser started the connection. */
  secret: string
  /** Path to return to, always on this site. */
  retour: string
}

const KEY = 'montre'

/** In localStorage: the maker's app may return in another tab. */
export const keepTrip = (trip: Trip, storage: Storage = localStorage): void =>
  storage.setItem(KEY, JSON.stringify(trip))

/** @returns null when this browser has not started this connection */
export function takeTrip(state: string, storage: Storage = localStorage): Trip | null {
  try {
    const trip: Trip = JSON.parse(storage.getItem(KEY) ?? '')
    if (trip.state !== state) return null
    storage.removeItem(KEY)
    return { ...trip, retour: readReturnTo(trip) }
  } catch {
    return null
  }
}
