import type { Parcours } from '@foulee/contract/parcours/parcours'
import { useEffect } from 'react'
import { keepRoute } from '#platform/offline/kept-routes.ts'
import { whenIdle } from '#platform/page-loading/when-idle.ts'

/** Long enough for the map that one looks at to have come, in milliseconds. */
const AFTER = 4_000

/** Keeps a public route that one has opened, with what its page needs, to be opened without a network. */
export function useKeptRoute({ slug, titre, statut, trace }: Parcours): void {
  const isKept = statut === 'publiee' && trace !== null
  useEffect(() => {
    if (!isKept || !import.meta.env.PROD) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isCurrent = true
    whenIdle().then(() => {
      if (isCurrent) timer = setTimeout(() => keepAll(`/parcours/${slug}`, titre), AFTER)
    })
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [isKept, slug, titre])
}

/** The script that follows the runner is small, and needed where there is no network. */
async function keepAll(url: string, titre: string): Promise<void> {
  await import('./follow-page.tsx').catch(() => undefined)
  await keepRoute(url, titre).catch(() => undefined)
}
