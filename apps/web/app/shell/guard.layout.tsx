import { lazy, type ReactNode, Suspense } from 'react'
import { Outlet, useMatches, useRouteError } from 'react-router'
import { privateHeaders } from '#platform/api/prefetch.ts'
import { decideAccess } from '#platform/session/access.ts'
import { Redirect } from '#platform/session/redirect.tsx'
import type { RouteMarks } from '#platform/session/route-marks.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { FailurePage } from '#ui/failure/failure-page.tsx'
import { readFailure } from '#ui/failure/read-failure.ts'
import { Spinner } from '#ui/spinner.tsx'
import { fetchGuarded, type GuardedPath } from './guarded-pages.ts'

const loadBanner = () => import('#features/membres/compte/verification-banner.tsx')
/** A visitor, who is led on, does without its code. */
const VerificationBanner = lazy(loadBanner)

export const handle: RouteMarks = {
  isGuarded: true,
  fetchPage: (id) => {
    fetchGuarded(id)
    // Once more when it is shown, if it does not come.
    loadBanner().catch(() => undefined)
  },
}
export const headers = privateHeaders

/** The route that members whose profile is incomplete are led to. */
const QUALIFICATION: GuardedPath = 'qualification'

/** Produit 2.3: signed-in pages stand behind this layout, once the shell has started. */
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

/** A page whose session ended under it leads to the sign-in like any other. */
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

/** For pages that bring no skeleton; as high as the screen, so that nothing under it seems to move. */
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
