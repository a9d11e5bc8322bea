import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { hasOfflinePage } from '#platform/offline/pages.ts'
import { ErrorPage } from './error-page.tsx'
import { mayReload } from './lost-script.ts'
import { RetryButton } from './retry-button.tsx'

/** The cause is only known to be on the way to the server. */
export function OfflinePage() {
  useOfflineFallback()
  return (
    <ErrorPage action={<RetryButton />} title="Pas de réseau sur ce sentier">
      <p>
        Foulée n’arrive pas à joindre le serveur. Vérifiez votre connexion, ou attendez le prochain
        col, puis réessayez. {/* A document navigation: the service worker answers it. */}
        <a className="text-link" href="/hors-ligne">
          Ce qui s’ouvre sans réseau
        </a>{' '}
        reste là.
      </p>
    </ErrorPage>
  )
}

/** Shows the offline copy of a member page: the service worker serves it. */
function useOfflineFallback(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (navigator.onLine) return
    const show = async () => {
      if ((await hasOfflinePage(pathname)) && mayReload(pathname, Date.now())) location.reload()
    }
    show().catch(() => undefined)
  }, [pathname])
}
