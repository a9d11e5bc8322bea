import { useEffect, useState } from 'react'
import { Spinner } from '../spinner.tsx'
import { mayReload } from './lost-script.ts'
import { OfflinePage } from './offline-page.tsx'

/**
 * A page with missing chunks reloads itself once, to get the current build or the offline copy. If
 * that fails, the visitor is told.
 */
export function LostScript() {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (mayReload(location.pathname, Date.now())) location.reload()
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
