import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

const KEY = 'feuilles'
const MAX = 30

type Kept = readonly (readonly [path: string, search: string])[]

/** Storage may be disabled in the browser: then nothing is stored. */
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
 * Stores the settings of a roadbook on this device and restores them when the URL has none.
 * @param isFine whether the settings are valid
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
