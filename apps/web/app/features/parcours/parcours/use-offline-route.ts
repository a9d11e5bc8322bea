import type { Parcours } from '@foulee/contract/parcours/parcours'
import { useEffect } from 'react'
import { saveOfflineRoute } from '#platform/offline/routes.ts'
import { whenIdle } from '#platform/page-loading/when-idle.ts'

/** Delay in milliseconds, so that the visible map loads first. */
const AFTER = 4_000

export function useOfflineRoute({ slug, titre, statut, trace }: Parcours): void {
  const isKept = statut === 'publiee' && trace !== null
  useEffect(() => {
    if (!isKept || !import.meta.env.PROD) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isCurrent = true
    whenIdle().then(() => {
      if (isCurrent) timer = setTimeout(() => saveOffline(`/parcours/${slug}`, titre), AFTER)
    })
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [isKept, slug, titre])
}

/** Also caches the script of the live view, needed offline. */
async function saveOffline(url: string, titre: string): Promise<void> {
  await import('./follow-page.tsx').catch(() => undefined)
  await saveOfflineRoute(url, titre).catch(() => undefined)
}
