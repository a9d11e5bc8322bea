import { TERRAINS_REFERENCE, type TerrainReference } from '@foulee/domain/parcours/prediction'
import { useSyncExternalStore } from 'react'
import { deviceStorage } from '#platform/browser-storage.ts'

/** Reference race in metres and seconds, stored in this browser only. */
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

/** In-memory copy, for browsers with disabled storage. */
let stored: string | null | undefined
function load(): string | null {
  if (stored === undefined) stored = deviceStorage.get(KEY)
  return stored
}

export function saveReference(reference: Reference | null): void {
  stored = reference && JSON.stringify(reference)
  if (stored === null) deviceStorage.remove(KEY)
  else deviceStorage.set(KEY, stored)
  for (const notify of listeners) notify()
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

export function toReferenceQuery(reference: Reference | null) {
  if (!reference) return {}
  const { denivele, ...race } = reference
  return denivele === null ? race : { ...race, denivele }
}

export const getReference = (): Reference | null => readReference(load())

export function useReference(): Reference | null {
  const text = useSyncExternalStore(subscribe, load, () => null)
  return readReference(text)
}
