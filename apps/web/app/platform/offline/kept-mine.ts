import { useEffect } from 'react'
import { readStrategy } from '#platform/session/token-storage.ts'
import { forgetPages, keepPage } from './kept-pages.ts'

/** What is one's own and opens without a network where one stays signed in (produit 14.15). */
export const MINE = ['/ma-runlist', '/mon-agenda', '/reglages/passeport'] as const
type Mine = (typeof MINE)[number]

/** Whether this device is its member's: they asked to stay signed in on it. */
export const isMyDevice = (): boolean => readStrategy() === 'persistent'

/** Keeps a finished page in the place of one of mine, each time that it is another one. */
export function useKeptMine(path: Mine, html: string | null): void {
  useEffect(() => {
    if (html === null || !isMyDevice()) return
    // A full disk, or a browser that keeps nothing: the page shows with a network.
    keepPage(path, html).catch(() => undefined)
  }, [path, html])
}

export const forgetMine = (): Promise<void> =>
  forgetPages((path) => (MINE as readonly string[]).includes(path))
