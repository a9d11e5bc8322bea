const KEY = 'recherches_recentes'
const MAX = 6

export function withRecent(recents: readonly string[], texte: string): string[] {
  const asked = texte.trim().replace(/\s+/g, ' ')
  if (!asked) return [...recents]
  const same = asked.toLocaleLowerCase('fr')
  const others = recents.filter((recent) => recent.toLocaleLowerCase('fr') !== same)
  return [asked, ...others].slice(0, MAX)
}

/** Searches stored on this device, newest first; never sent. */
export function readRecents(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.filter((one): one is string => typeof one === 'string').slice(0, MAX)
  } catch {
    return []
  }
}

export function saveRecents(recents: readonly string[]): void {
  try {
    if (recents.length) localStorage.setItem(KEY, JSON.stringify(recents))
    else localStorage.removeItem(KEY)
  } catch {
    // Storage is forbidden: nothing was stored.
  }
}

export const clearRecents = (): void => saveRecents([])
