import { HydrationBoundary, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useSyncExternalStore } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useParams, useRouteError } from 'react-router'
import { FailurePage } from '../../../failure/failure-page.tsx'
import { readFailure } from '../../../failure/read-failure.ts'
import { later } from '../../../later.tsx'
import { fromCache, leadToName, prefetch, publicHeaders } from '../../../prefetch.ts'
import { ReportLine } from '../../../report/report-line.tsx'
import { readToken } from '../../../session/token-storage.ts'
import { SeancePage } from './seance-page.tsx'
import { SeancePageSkeleton } from './seance-page-skeleton.tsx'
import { seanceQuery } from './seances.queries.ts'
import '../../../entrainement/seance.css'
import './seances.css'

export const loader = ({ context, params: { slug = '' } }: LoaderFunctionArgs) =>
  prefetch(context, async (queries, call) => {
    const seance = await queries.fetchQuery(seanceQuery(slug, call))
    leadToName(seance, slug, `/training/${seance.slug}`)
  })
export const clientLoader = fromCache
export const headers = publicHeaders

/** Its room is kept while its script is awaited. */
const RunListButton = later(
  () => import('../../echanges/liste/seance-button.tsx'),
  () => <div className="min-h-11" />,
)

/** /training/{slug}: a session, the same page for everyone. */
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
  return <SeancePreview otherwise={failurePage} slug={slug} />
}

/** A session that visitors may not see is asked again in the name of who is signed in: it may be theirs. */
function SeancePreview({ slug, otherwise }: { slug: string; otherwise: React.ReactElement }) {
  const isSignedIn = useSyncExternalStore(neverChanges, hasToken, isNobody)
  const { data: seance } = useQuery({ ...seanceQuery(slug), enabled: isSignedIn })
  return seance ? <SeancePage seance={seance} /> : otherwise
}

const neverChanges = () => () => undefined
const hasToken = () => readToken() !== null
/** While hydrating, as on the server. */
const isNobody = () => false
