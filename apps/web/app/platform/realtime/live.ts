import { useSyncExternalStore } from 'react'

let isLive = false
const readers = new Set<() => void>()

export function setLive(value: boolean): void {
  if (value === isLive) return
  isLive = value
  for (const wake of readers) wake()
}

const subscribe = (wake: () => void) => {
  readers.add(wake)
  return () => void readers.delete(wake)
}

/** Whether events arrive by push (produit 13.20); otherwise the tab polls. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isLive,
    () => false,
  )
