import { useEffect } from 'react'
import { readStrategy } from '#platform/session/token-storage.ts'
import { clearOfflinePages, saveOfflinePage } from './pages.ts'

/** Member pages available offline on a remembered device (produit 14.15). */
export const MINE = ['/ma-runlist', '/mon-agenda', '/reglages/passeport'] as const
type Mine = (typeof MINE)[number]

export const isMyDevice = (): boolean => readStrategy() === 'persistent'

export function useOfflineCopy(path: Mine, html: string | null): void {
  useEffect(() => {
    if (html === null || !isMyDevice()) return
    saveOfflinePage(path, html).catch(() => undefined)
  }, [path, html])
}

const isFeuille = (path: string) => path.endsWith('/feuille-de-route')

/** Roadbooks of the member, apart from those of a public address. */
export async function saveOfflineFeuille(path: string, html: string): Promise<void> {
  if (isMyDevice()) await saveOfflinePage(path, html).catch(() => undefined)
}

export const clearOfflineFeuille = (feuille: string): Promise<void> =>
  clearOfflinePages((path) => path === feuille).catch(() => undefined)

export const clearMyPages = (): Promise<void> =>
  clearOfflinePages((path) => (MINE as readonly string[]).includes(path) || isFeuille(path))
