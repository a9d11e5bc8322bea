import { deviceStorage } from '#platform/browser-storage.ts'
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
export function saveTrip(trip: Trip): void {
  if (!deviceStorage.setJson(KEY, trip)) throw new Error('There is no storage for a connection.')
}

/** @returns null when this browser has not started this connection */
export function popTrip(state: string): Trip | null {
  const trip = deviceStorage.getJson<Trip>(KEY)
  if (trip?.state !== state) return null
  deviceStorage.remove(KEY)
  return { ...trip, retour: readReturnTo(trip) }
}
