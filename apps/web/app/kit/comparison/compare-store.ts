import { useSyncExternalStore } from 'react'
import { deviceStorage } from '#platform/browser-storage.ts'
import { type Compared, readCompared, writeCompared } from './compared.ts'

const KEY = 'comparaison'
const listeners = new Set<() => void>()

/** Fallback in memory for this tab, when storage is forbidden. */
let stored: string | undefined
function load(): string {
  stored ??= deviceStorage.get(KEY) ?? ''
  return stored
}

const emitChange = () => {
  for (const listener of listeners) listener()
}

export function saveCompared(compared: readonly Compared[]): void {
  stored = writeCompared(compared)
  if (stored) deviceStorage.set(KEY, stored)
  else deviceStorage.remove(KEY)
  emitChange()
}

const onStorage = ({ key }: StorageEvent) => {
  if (key !== KEY && key !== null) return
  stored = undefined
  emitChange()
}

function subscribe(listener: () => void) {
  if (!listeners.size) addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (!listeners.size) removeEventListener('storage', onStorage)
  }
}

/** Épreuves chosen for comparison; empty on the server, whose pages are cached for everyone. */
export const useCompared = (): Compared[] =>
  readCompared(useSyncExternalStore(subscribe, load, () => ''))
