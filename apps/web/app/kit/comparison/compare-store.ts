import { useSyncExternalStore } from 'react'
import { deviceStorage } from '#platform/browser-storage.ts'
import { type Compared, readCompared, writeCompared } from './compared.ts'

const KEY = 'comparaison'
const listeners = new Set<() => void>()

/** Fallback in memory for this tab, when storage is forbidden. */
let kept: string | undefined
function load(): string {
  kept ??= deviceStorage.get(KEY) ?? ''
  return kept
}

const tell = () => {
  for (const listener of listeners) listener()
}

export function keepCompared(compared: readonly Compared[]): void {
  kept = writeCompared(compared)
  if (kept) deviceStorage.set(KEY, kept)
  else deviceStorage.remove(KEY)
  tell()
}

const hear = ({ key }: StorageEvent) => {
  if (key !== KEY && key !== null) return
  kept = undefined
  tell()
}

function subscribe(listener: () => void) {
  if (!listeners.size) addEventListener('storage', hear)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (!listeners.size) removeEventListener('storage', hear)
  }
}

/** Épreuves chosen for comparison; empty on the server, whose pages are cached for everyone. */
export const useCompared = (): Compared[] =>
  readCompared(useSyncExternalStore(subscribe, load, () => ''))
