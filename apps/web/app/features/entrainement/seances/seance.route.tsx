import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useParams, useRouteError } from 'react-router'
import { ReportLine } from '#kit/flag/report-line.tsx'
import { OwnerPreview } from '#kit/organisation/owner-preview.tsx'
import { fromCache, leadToName, prefetch, publicHeaders } from '#platform/api/prefetch.ts'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { FailurePage } from '#ui/failure/failure-page.tsx'
import { readFailure } from '#ui/failure/read-failure.ts'
import { SeancePage } from './seance-page.tsx'
import { SeancePageSkeleton } from './seance-page-skeleton.tsx'
import { seanceQuery } from './seances.queries.ts'
import '#features/entrainement/shared/seance.css'
import './seances.css'

export const loader = ({ context, params: { slug = '' } }: LoaderFunctionArgs) =>
  prefetch(context, async (queries, call) => {
    const seance = await queries.fetchQuery(seanceQuery(slug, call))
    leadToName(seance, slug, `/training/${seance.slug}`)
  })
export const clientLoader = fromCache
export const headers = publicHeaders

const RunListButton = lazyHydrate(
  () => import('#features/echanges/liste/seance-button.tsx'),
  () => <div className="min-h-11" />,
)

export default function SeanceRoute() {
  const { queries } = useLoaderData<typeof loader>()
  const { slug = '' } = useParams()
  return (
    <HydrationBoundary state={queries}>
      <Suspense fallback={<SeancePageSkeleton />} key={slug}>
        <PublicSeance slug={slug} />
      </Suspense>
    </HydrationBoundary>
  )
}

function PublicSeance({ slug }: { slug: string }) {
  const { data: seance } = useSuspenseQuery(seanceQuery(slug))
  return (
    <SeancePage
      report={<ReportLine id={seance.id} model="seance" />}
      runList={<RunListButton id={seance.id} />}
      seance={seance}
    />
  )
}

export function ErrorBoundary() {
  const { slug = '' } = useParams()
  const failure = readFailure(useRouteError())
  const failurePage = <FailurePage failure={failure} />
  if (failure.status !== 404) return failurePage
  return (
    <OwnerPreview otherwise={failurePage} query={seanceQuery(slug)}>
      {(seance) => <SeancePage seance={seance} />}
    </OwnerPreview>
  )
}
