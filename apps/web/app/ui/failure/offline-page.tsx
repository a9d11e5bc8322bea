import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { hasPage } from '#platform/offline/kept-pages.ts'
import { ErrorPage } from './error-page.tsx'
import { mayReload } from './lost-script.ts'
import { RetryButton } from './retry-button.tsx'

/** Without a network: what is known to be missing is the road to the server. */
export function OfflinePage() {
  useKeptInstead()
  return (
    <ErrorPage action={<RetryButton />} title="Pas de réseau sur ce sentier">
      <p>
        Foulée n’arrive pas à joindre le serveur. Vérifiez votre connexion, ou attendez le prochain
        col, puis réessayez. {/* As a document: the worker answers for it. */}
        <a className="text-link" href="/hors-ligne">
          Ce qui s’ouvre sans réseau
        </a>{' '}
        reste là.
      </p>
    </ErrorPage>
  )
}

/** A page of one's own that this device keeps takes the place of this one: the worker answers with it. */
function useKeptInstead(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (navigator.onLine) return
    const show = async () => {
      if ((await hasPage(pathname)) && mayReload(sessionStorage, pathname, Date.now()))
        location.reload()
    }
    // A browser that keeps nothing: what is said here stands.
    show().catch(() => undefined)
  }, [pathname])
}
