import { deviceStorage } from '#platform/browser-storage.ts'

const KEY = 'recherches_recentes'
const MAX = 6

export function withRecent(recents: readonly string[], texte: string): string[] {
  const search = texte.trim().replace(/\s+/g, ' ')
  if (!search) return [...recents]
  const same = search.toLocaleLowerCase('fr')
  const otherSearches = recents.filter((recent) => recent.toLocaleLowerCase('fr') !== same)
  return [search, ...otherSearches].slice(0, MAX)
}

/** Searches stored on this device, newest first; never sent. */
export function readRecents(): string[] {
  const kept = deviceStorage.getJson<unknown>(KEY)
  if (!Array.isArray(kept)) return []
  return kept.filter((item): item is string => typeof item === 'string').slice(0, MAX)
}

export function saveRecents(recents: readonly string[]): void {
  if (recents.length) deviceStorage.setJson(KEY, recents)
  else deviceStorage.remove(KEY)
}

export const clearRecents = (): void => saveRecents([])
