import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

const KEY = 'feuilles'
/** Roadbooks whose answers a device keeps; the oldest go first. */
const MAX = 30

/** Last query of each roadbook, by its path. */
type Kept = readonly (readonly [path: string, search: string])[]

/** Storage may be forbidden by the browser's settings: then nothing is kept, and nothing breaks. */
function attempt<T>(action: () => T): T | null {
  try {
    return action()
  } catch {
    return null
  }
}

const read = (): Kept => attempt(() => JSON.parse(localStorage.getItem(KEY) ?? '[]') as Kept) ?? []

export const readKeptFeuille = (path: string): string | null =>
  read().find(([kept]) => kept === path)?.[1] ?? null

export function keepFeuille(path: string, search: string): void {
  const others = read().filter(([kept]) => kept !== path)
  const kept: Kept = [...others, [path, search] as const].slice(-MAX)
  attempt(() => localStorage.setItem(KEY, JSON.stringify(kept)))
}

/**
 * Keeps the target, the start and the stops of a roadbook on this device, and asks for them again where its
 * address says nothing: from the page of the race, by its bare address.
 * @param isFine what was asked was understood
 */
export function useKeptFeuille(isFine: boolean): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (search) {
      if (isFine) keepFeuille(pathname, search)
      return
    }
    const kept = readKeptFeuille(pathname)
    if (kept) void navigate(pathname + kept, { replace: true, preventScrollReset: true })
  }, [pathname, search, isFine, navigate])
}
