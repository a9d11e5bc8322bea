import { useSyncExternalStore } from 'react'
import { type Compared, readCompared, writeCompared } from './compared.ts'

const KEY = 'comparaison'
const listeners = new Set<() => void>()

/** Fallback in memory for this tab, when storage is forbidden. */
let kept: string | undefined
function load(): string {
  if (kept === undefined) {
    try {
      kept = localStorage.getItem(KEY) ?? ''
    } catch {
      kept = ''
    }
  }
  return kept
}

const tell = () => {
  for (const listener of listeners) listener()
}

export function keepCompared(compared: readonly Compared[]): void {
  kept = writeCompared(compared)
  try {
    if (kept) localStorage.setItem(KEY, kept)
    else localStorage.removeItem(KEY)
  } catch {}
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
