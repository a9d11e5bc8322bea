import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useParams, useRouteError } from 'react-router'
import { fromCache, leadToName, prefetch, publicHeaders } from '#platform/api/prefetch.ts'
import { FailurePage } from '#ui/failure/failure-page.tsx'
import { readFailure } from '#ui/failure/read-failure.ts'
import { Loading, Skeleton, TextSkeleton } from '#ui/skeleton.tsx'
import { ActualitePage } from './actualite-page.tsx'
import { actualiteQuery } from './regie.queries.ts'

export const loader = ({ context, params: { slug = '' } }: LoaderFunctionArgs) =>
  prefetch(context, async (queries, call) => {
    const actualite = await queries.fetchQuery(actualiteQuery(slug, call))
    leadToName(actualite, slug, `/actualites/${actualite.slug}`)
  })
export const clientLoader = fromCache
export const headers = publicHeaders

export default function ActualiteRoute() {
  const { queries } = useLoaderData<typeof loader>()
  const { slug = '' } = useParams()
  return (
    <HydrationBoundary state={queries}>
      <Suspense fallback={<Waiting />} key={slug}>
        <PublicActualite slug={slug} />
      </Suspense>
    </HydrationBoundary>
  )
}

function PublicActualite({ slug }: { slug: string }) {
  const { data } = useSuspenseQuery(actualiteQuery(slug))
  return <ActualitePage actualite={data} />
}

const Waiting = () => (
  <main className="page grid max-w-3xl gap-6 py-6 md:py-10" id="contenu">
    <Loading label="Chargement de l’actualité…">
      <div className="grid gap-6">
        <Skeleton className="h-10 w-4/5" />
        <Skeleton className="h-64 rounded-card" />
        <TextSkeleton lines={5} />
      </div>
    </Loading>
  </main>
)

export function ErrorBoundary() {
  return <FailurePage failure={readFailure(useRouteError())} />
}
