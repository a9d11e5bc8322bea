import { lazy, type ReactNode, Suspense } from 'react'
import { Outlet, useMatches, useRouteError } from 'react-router'
import { privateHeaders } from '#platform/api/prefetch.ts'
import { decideAccess } from '#platform/session/access.ts'
import { Redirect } from '#platform/session/redirect.tsx'
import type { RouteHandle } from '#platform/session/route-handle.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { FailurePage } from '#ui/failure/failure-page.tsx'
import { readFailure } from '#ui/failure/read-failure.ts'
import { Spinner } from '#ui/spinner.tsx'
import { memberPages } from './member-pages.ts'
import type { PagePath } from './pages.ts'

const loadBanner = () => import('#features/membres/compte/verification-banner.tsx')
/** Lazy: redirected visitors do not need it. */
const VerificationBanner = lazy(loadBanner)

export const handle: RouteHandle = {
  isGuarded: true,
  fetchPage: (id) => {
    // A failure is retried on rendering.
    for (const load of [memberPages[id], loadBanner]) load?.().catch(() => undefined)
  },
}
export const headers = privateHeaders

const QUALIFICATION: PagePath = 'qualification'

/** Guard of signed-in pages (produit 2.3), once the session is known. */
export default function GuardLayout() {
  return (
    <Guard>
      <Suspense fallback={<PageWait />}>
        <VerificationBanner />
        <Outlet />
      </Suspense>
    </Guard>
  )
}

export function ErrorBoundary() {
  const failure = readFailure(useRouteError())
  return (
    <Guard>
      <FailurePage failure={failure} />
    </Guard>
  )
}

function Guard({ children }: { children: ReactNode }) {
  const { boot, isAuth, profil } = useSession()
  const isQualificationStep = useMatches().at(-1)?.id === QUALIFICATION
  if (boot !== 'done') return null
  const access = decideAccess({ isAuth, profil, isQualificationStep })
  if (access === 'show') return children
  return <Redirect to={access} />
}

/** Default skeleton, one screen high, so that nothing below shifts. */
function PageWait() {
  return (
    <main className="grid min-h-dvh place-content-center" id="contenu">
      <p role="status">
        <Spinner />
        <span className="sr-only">Chargement…</span>
      </p>
    </main>
  )
}
