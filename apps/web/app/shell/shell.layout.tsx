import { useEffect, useEffectEvent, useState } from 'react'
import { Outlet, useMatches, useRouteError } from 'react-router'
import { fetchPage, isGuarded } from '#platform/session/route-marks.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { readToken } from '#platform/session/token-storage.ts'
import { BootError } from '#ui/boot-error.tsx'
import { BootScreen } from '#ui/boot-screen.tsx'
import { FailurePage } from '#ui/failure/failure-page.tsx'
import { readFailure } from '#ui/failure/read-failure.ts'
import { LoadingOverlay } from '#ui/loading-overlay.tsx'
import { ShellFrame } from './shell-frame.tsx'

/**
 * Produit 2.4. Signed-in pages wait for the session behind « APP BOOTING... » and need it to start;
 * public ones are there at once and learn it later.
 */
export default function ShellLayout() {
  const { boot, isAuth, retry } = useSession()
  const matches = useMatches()
  const isBehindGuard = isGuarded(matches)
  const isStarting = isBehindGuard && boot !== 'done'
  // Who seems signed in does not wait for the session first, and for the page's code after it.
  const fetchAhead = useEffectEvent(() => isStarting && readToken() && fetchPage(matches))
  useEffect(() => {
    // The session is asked for before.
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
  return (
    <>
      <LoadingOverlay isLoading={isStarting || isTurnedAway}>
        <title>Foulée</title>
        <BootScreen />
      </LoadingOverlay>
      {isStarting ? null : <ShellBody isBare={isTurnedAway} />}
    </>
  )
}

/** The frame comes with the page that it stands around: a visitor who is led on sees it once. */
function ShellBody({ isBare }: { isBare: boolean }) {
  const [isFramed, setFramed] = useState(!isBare)
  // Once it stands it stays: it says what became of a session that just ended.
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
