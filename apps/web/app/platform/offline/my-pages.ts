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

export const clearMyPages = (): Promise<void> =>
  clearOfflinePages((path) => (MINE as readonly string[]).includes(path))
