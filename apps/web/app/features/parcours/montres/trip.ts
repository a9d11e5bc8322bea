import { readKeptUrl } from '#platform/session/kept-url.ts'

/** What this browser remembers while its member is at the maker's. */
export type Trip = {
  state: string
  /** Proves at the end that the same browser began. */
  secret: string
  /** Where to go afterwards: always an address of this site. */
  retour: string
}

const KEY = 'montre'

/** In the storage that all tabs share: the maker's application may come back in another one. */
export const keepTrip = (trip: Trip, storage: Storage = localStorage): void =>
  storage.setItem(KEY, JSON.stringify(trip))

/** @returns null when this browser began no such trip */
export function takeTrip(state: string, storage: Storage = localStorage): Trip | null {
  try {
    const trip: Trip = JSON.parse(storage.getItem(KEY) ?? '')
    if (trip.state !== state) return null
    storage.removeItem(KEY)
    return { ...trip, retour: readKeptUrl(trip) }
  } catch {
    return null
  }
}
