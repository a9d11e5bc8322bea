import type { LoaderFunctionArgs } from 'react-router'
import { prefetchCommentaires } from '#features/echanges/commentaires/commentaires.queries.ts'
import { CommentairesSection } from '#features/echanges/commentaires/commentaires-section.tsx'
import { SendToWatch } from '#features/parcours/montres/send-to-watch.tsx'
import { ReportLine } from '#kit/flag/report-line.tsx'
import { PublicFailure, PublicPage } from '#kit/public-page/public-page.tsx'
import { fromCache, leadToName, prefetch, publicHeaders } from '#platform/api/prefetch.ts'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { parcoursQuery } from './parcours-page.queries.ts'
import { ParcoursPage } from './parcours-page.tsx'
import { ParcoursPageSkeleton } from './parcours-page-skeleton.tsx'
import '#kit/track/trace.css'
import './parcours-page.css'

export const loader = ({ context, params: { slug = '' } }: LoaderFunctionArgs) =>
  prefetch(context, async (queries, call) => {
    const parcours = await queries.fetchQuery(parcoursQuery(slug, call))
    leadToName(parcours, slug, `/parcours/${parcours.slug}`)
    await prefetchCommentaires(queries, { model: 'parcours', id: parcours.id }, call)
  })
export const clientLoader = fromCache
export const headers = publicHeaders

const RunListButton = lazyHydrate(
  () => import('#features/echanges/liste/parcours-button.tsx'),
  () => <div className="min-h-11" />,
)

const StartFrom = lazyHydrate(
  () => import('#features/parcours/tracer/start-from.tsx'),
  () => null,
)

/** Lazy: most routes have no events. */
const Evenements = lazyHydrate(
  () => import('#features/club/evenements/parcours-evenements.tsx'),
  () => null,
)

export default function ParcoursRoute() {
  return (
    <PublicPage query={parcoursQuery} skeleton={<ParcoursPageSkeleton />}>
      {(parcours) => (
        <ParcoursPage
          comments={
            <>
              <CommentairesSection id={parcours.id} model="parcours" />
              <ReportLine id={parcours.id} model="parcours" />
            </>
          }
          evenements={<Evenements id={parcours.id} />}
          parcours={parcours}
          watch={
            <>
              <SendToWatch parcours_id={parcours.id} />
              <RunListButton id={parcours.id} />
              {parcours.trace && <StartFrom slug={parcours.slug} />}
            </>
          }
        />
      )}
    </PublicPage>
  )
}

export const ErrorBoundary = () => (
  <PublicFailure query={parcoursQuery}>
    {(parcours) => <ParcoursPage parcours={parcours} />}
  </PublicFailure>
)
