import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useParams, useRouteError } from 'react-router'
import { fromCache, leadToName, prefetch, publicHeaders } from '#platform/api/prefetch.ts'
import { FailurePage } from '#ui/failure/failure-page.tsx'
import { readFailure } from '#ui/failure/read-failure.ts'
import { Loading, Skeleton, TextSkeleton } from '#ui/skeleton.tsx'
import { SondagePage } from './sondage-page.tsx'
import { sondageQuery } from './sondages.queries.ts'

export const loader = ({ context, params: { slug = '' } }: LoaderFunctionArgs) =>
  prefetch(context, async (queries, call) => {
    const sondage = await queries.fetchQuery(sondageQuery(slug, call))
    leadToName(sondage, slug, `/sondages/${sondage.slug}`)
  })
export const clientLoader = fromCache
export const headers = publicHeaders

export default function SondageRoute() {
  const { queries } = useLoaderData<typeof loader>()
  const { slug = '' } = useParams()
  return (
    <HydrationBoundary state={queries}>
      <Suspense fallback={<Waiting />} key={slug}>
        <PublicSondage slug={slug} />
      </Suspense>
    </HydrationBoundary>
  )
}

function PublicSondage({ slug }: { slug: string }) {
  const { data } = useSuspenseQuery(sondageQuery(slug))
  return <SondagePage sondage={data} />
}

const Waiting = () => (
  <main className="page grid max-w-3xl gap-6 py-6 md:py-10" id="contenu">
    <Loading label="Chargement du sondage…">
      <div className="grid gap-6">
        <Skeleton className="h-10 w-4/5" />
        <TextSkeleton lines={3} />
        <Skeleton className="h-64 rounded-card" />
      </div>
    </Loading>
  </main>
)

export function ErrorBoundary() {
  return <FailurePage failure={readFailure(useRouteError())} />
}
