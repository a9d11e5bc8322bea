import { useEffect, useEffectEvent, useState } from 'react'
import { Outlet, useMatches, useRouteError } from 'react-router'
import { fetchPage, isGuarded } from '#platform/session/route-handle.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { readToken } from '#platform/session/token-storage.ts'
import { BootError } from '#ui/boot-error.tsx'
import { BootScreen } from '#ui/boot-screen.tsx'
import { FailurePage } from '#ui/failure/failure-page.tsx'
import { readFailure } from '#ui/failure/read-failure.ts'
import { LoadingOverlay } from '#ui/loading-overlay.tsx'
import { ShellFrame } from './shell-frame.tsx'

/**
 * Produit 2.4: signed-in pages wait for the session behind « APP BOOTING... »; public ones render
 * at once.
 */
export default function ShellLayout() {
  const { boot, isAuth, retry } = useSession()
  const matches = useMatches()
  const isBehindGuard = isGuarded(matches)
  const isStarting = isBehindGuard && boot !== 'done'
  // With a token, the page's code is fetched in parallel with the session.
  const fetchAhead = useEffectEvent(() => isStarting && readToken() && fetchPage(matches))
  useEffect(() => {
    // After the request of the session.
    const next = setTimeout(fetchAhead)
    return () => clearTimeout(next)
  }, [])
  if (isBehindGuard && boot === 'error') {
    return (
      <>
        <title>Foulée</title>
        <BootError onRetry={retry} />
      </>
    )
  }
  const isTurnedAway = isBehindGuard && boot === 'done' && !isAuth
  const isWaiting = isStarting || isTurnedAway
  return (
    <>
      {isWaiting ? <title>Foulée</title> : null}
      <LoadingOverlay isLoading={isWaiting}>
        <BootScreen />
      </LoadingOverlay>
      {isStarting ? null : <ShellBody isBare={isTurnedAway} />}
    </>
  )
}

/** The frame renders with its page: a redirected visitor sees it once. */
function ShellBody({ isBare }: { isBare: boolean }) {
  const [isFramed, setFramed] = useState(!isBare)
  // Once rendered it stays: it announces the end of a session.
  if (!isBare && !isFramed) setFramed(true)
  if (isBare && !isFramed) return <Outlet />
  return (
    <ShellFrame>
      <Outlet />
    </ShellFrame>
  )
}

export function ErrorBoundary() {
  const failure = readFailure(useRouteError())
  return (
    <ShellFrame>
      <FailurePage failure={failure} />
    </ShellFrame>
  )
}
