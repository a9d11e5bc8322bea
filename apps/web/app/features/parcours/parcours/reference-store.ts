import { TERRAINS_REFERENCE, type TerrainReference } from '@foulee/domain/parcours/prediction'
import { useSyncExternalStore } from 'react'

/** A race that one ran: metres, seconds. Kept in this browser alone. */
export type Reference = {
  distance: number
  temps: number
  denivele: number | null
  terrain: TerrainReference
}

const KEY = 'course_de_reference'
const listeners = new Set<() => void>()

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0

/** What was kept, if it is still what we would keep. */
export function readReference(text: string | null): Reference | null {
  try {
    const { distance, temps, denivele, terrain } = JSON.parse(text ?? 'null') ?? {}
    const isGood = isCount(distance) && isCount(temps) && TERRAINS_REFERENCE.includes(terrain)
    return isGood
      ? { distance, temps, denivele: isCount(denivele) ? denivele : null, terrain }
      : null
  } catch {
    return null
  }
}

/** Storage may be forbidden: then the race is known until the tab closes. */
let kept: string | null | undefined
function load(): string | null {
  if (kept !== undefined) return kept
  try {
    kept = localStorage.getItem(KEY)
  } catch {
    kept = null
  }
  return kept
}

/** @param reference null forgets it */
export function keepReference(reference: Reference | null): void {
  kept = reference && JSON.stringify(reference)
  try {
    if (kept === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, kept)
  } catch {
    // Known until the tab closes.
  }
  for (const notify of listeners) notify()
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

export function useReference(): Reference | null {
  const text = useSyncExternalStore(subscribe, load, () => null)
  return readReference(text)
}
