import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { deviceStorage } from '#platform/browser-storage.ts'

const KEY = 'feuilles'
const MAX = 30

type StoredSearches = readonly (readonly [path: string, search: string])[]

const read = (): StoredSearches => deviceStorage.getJson(KEY) ?? []

export const readStoredFeuille = (path: string): string | null =>
  read().find(([kept]) => kept === path)?.[1] ?? null

export function storeFeuille(path: string, search: string): void {
  const otherSearches = read().filter(([kept]) => kept !== path)
  const kept: StoredSearches = [...otherSearches, [path, search] as const].slice(-MAX)
  deviceStorage.setJson(KEY, kept)
}

/**
 * Stores the settings of a roadbook on this device and restores them when the URL has none.
 * @param isFine whether the settings are valid
 */
export function useStoredFeuille(isFine: boolean): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (search) {
      if (isFine) storeFeuille(pathname, search)
      return
    }
    const kept = readStoredFeuille(pathname)
    if (kept) void navigate(pathname + kept, { replace: true, preventScrollReset: true })
  }, [pathname, search, isFine, navigate])
}
