import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import {
  data,
  type LoaderFunctionArgs,
  Navigate,
  redirect,
  useLoaderData,
  useLocation,
  useRouteError,
} from 'react-router'
import { fromCache, prefetch, publicHeaders } from '#platform/api/prefetch.ts'
import { FailurePage } from '#ui/failure/failure-page.tsx'
import { readFailure } from '#ui/failure/read-failure.ts'
import { Loading, Skeleton, TextSkeleton } from '#ui/skeleton.tsx'
import { PageView } from './page-view.tsx'
import { pageQuery } from './pages.queries.ts'

/** Maximum length of the API's parameter: a longer path is not found. */
const PATH_MAX = 2000

function readPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname).slice(0, PATH_MAX)
  } catch {
    return pathname.slice(0, PATH_MAX)
  }
}

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { pathname } = new URL(request.url)
  if (pathname.length > PATH_MAX) throw data(null, { status: 404 })
  const led: { vers: string | null } = { vers: null }
  const prefetched = await prefetch(context, async (queries, call) => {
    const { page, vers } = await queries.fetchQuery(pageQuery(readPath(pathname), call))
    // `/aide%2Fmembres` decodes to the same path and needs a redirect.
    led.vers = page && page.chemin !== pathname ? page.chemin : vers
  })
  if (led.vers !== null) throw redirect(led.vers, 301)
  return prefetched
}
export const clientLoader = fromCache
export const headers = publicHeaders

export default function PageRoute() {
  const { queries } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  return (
    <HydrationBoundary state={queries}>
      <Suspense fallback={<Waiting />} key={pathname}>
        <ManagedPage chemin={readPath(pathname)} />
      </Suspense>
    </HydrationBoundary>
  )
}

function ManagedPage({ chemin }: { chemin: string }) {
  const {
    data: { page, vers },
  } = useSuspenseQuery(pageQuery(chemin))
  if (vers !== null) return <Navigate replace to={vers} />
  return page && <PageView page={page} />
}

const Waiting = () => (
  <main className="page grid max-w-3xl gap-6 py-6 md:py-10" id="contenu">
    <Loading label="Chargement de la page…">
      <div className="grid gap-6">
        <Skeleton className="h-10 w-4/5" />
        <TextSkeleton lines={6} />
      </div>
    </Loading>
  </main>
)

export function ErrorBoundary() {
  return <FailurePage failure={readFailure(useRouteError())} />
}
