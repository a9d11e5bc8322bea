import type { LoaderFunctionArgs } from 'react-router'
import { ReportLine } from '#kit/flag/report-line.tsx'
import { PublicFailure, PublicPage } from '#kit/public-page/public-page.tsx'
import { fromCache, leadToName, prefetch, publicHeaders } from '#platform/api/prefetch.ts'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
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
  return (
    <PublicPage query={seanceQuery} skeleton={<SeancePageSkeleton />}>
      {(seance) => (
        <SeancePage
          report={<ReportLine id={seance.id} model="seance" />}
          runList={<RunListButton id={seance.id} />}
          seance={seance}
        />
      )}
    </PublicPage>
  )
}

export const ErrorBoundary = () => (
  <PublicFailure query={seanceQuery}>{(seance) => <SeancePage seance={seance} />}</PublicFailure>
)
