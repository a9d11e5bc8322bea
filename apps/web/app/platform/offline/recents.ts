const KEY = 'recherches_recentes'
const MAX = 6

/** The list with this search first, once. */
export function withRecent(recents: readonly string[], texte: string): string[] {
  const asked = texte.trim().replace(/\s+/g, ' ')
  if (!asked) return [...recents]
  const same = asked.toLocaleLowerCase('fr')
  const others = recents.filter((recent) => recent.toLocaleLowerCase('fr') !== same)
  return [asked, ...others].slice(0, MAX)
}

/** What was searched on this device, the newest first. None of it is ever sent. */
export function readRecents(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.filter((one): one is string => typeof one === 'string').slice(0, MAX)
  } catch {
    return []
  }
}

/** A browser that keeps nothing searches all the same. */
export function keepRecents(recents: readonly string[]): void {
  try {
    if (recents.length) localStorage.setItem(KEY, JSON.stringify(recents))
    else localStorage.removeItem(KEY)
  } catch {
    // Nothing is kept then.
  }
}

export const forgetRecents = (): void => keepRecents([])
