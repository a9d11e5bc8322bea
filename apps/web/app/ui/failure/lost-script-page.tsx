import { useEffect, useState } from 'react'
import { Spinner } from '../spinner.tsx'
import { mayReload } from './lost-script.ts'
import { OfflinePage } from './offline-page.tsx'

/**
 * A page whose files are gone is loaded again by itself, once: the server then sends it as it is today, or the
 * service worker what is kept of it. Where that did not help, its reader is told.
 */
export function LostScript() {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (mayReload(sessionStorage, location.pathname, Date.now())) location.reload()
    else setOver(true)
  }, [])
  if (isOver) return <OfflinePage />
  return (
    <main className="grid min-h-dvh place-content-center" id="contenu">
      <p role="status">
        <Spinner />
        <span className="sr-only">Chargement de la page…</span>
      </p>
    </main>
  )
}
