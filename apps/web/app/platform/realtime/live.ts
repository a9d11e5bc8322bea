import { useSyncExternalStore } from 'react'

let isLive = false
const readers = new Set<() => void>()

/** Said by the stream of this tab. */
export function setLive(value: boolean): void {
  if (value === isLive) return
  isLive = value
  for (const wake of readers) wake()
}

const subscribe = (wake: () => void) => {
  readers.add(wake)
  return () => void readers.delete(wake)
}

/** Whether this tab is told of what happens (produit 13.20); otherwise it asks from time to time. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isLive,
    () => false,
  )
