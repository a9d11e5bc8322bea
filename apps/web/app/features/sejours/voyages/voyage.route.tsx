import type { Journee, Voyage } from '@foulee/contract/sejours/voyages'
import type { ReactNode } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { prefetchCommentaires } from '#features/echanges/commentaires/commentaires.queries.ts'
import { CommentairesSection } from '#features/echanges/commentaires/commentaires-section.tsx'
import { toReferenceQuery, useReference } from '#features/parcours/shared/reference-store.ts'
import { AgencePapiers } from '#features/sejours/agences/agence-papiers.tsx'
import { ReportLine } from '#kit/flag/report-line.tsx'
import { PublicFailure, PublicPage } from '#kit/public-page/public-page.tsx'
import { fromCache, leadToName, prefetch, publicHeaders } from '#platform/api/prefetch.ts'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import type { PagePart } from '#ui/page-parts.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { VoyagePage } from './voyage-page.tsx'
import { VoyagePageSkeleton } from './voyage-page-skeleton.tsx'
import { voyageQuery } from './voyages.queries.ts'
import '#kit/track/trace.css'
import './voyage.css'

export const loader = ({ context, params: { slug = '' } }: LoaderFunctionArgs) =>
  prefetch(context, async (queries, call) => {
    const voyage = await queries.fetchQuery(voyageQuery(slug, call))
    leadToName(voyage, slug, `/sejours/${voyage.slug}`)
    await prefetchCommentaires(queries, { model: 'voyage', id: voyage.id }, call)
  })
export const clientLoader = fromCache
export const headers = publicHeaders

const RunListButton = lazyHydrate(
  () => import('#features/echanges/liste/voyage-button.tsx'),
  () => <div className="min-h-11" />,
)

const JourneeTerrain = lazyHydrate(
  () => import('#features/parcours/parcours/journee-terrain.tsx'),
  () => <Skeleton className="h-80 rounded-card" />,
)
const showTerrain = ({ parcours }: Journee) => parcours && <JourneeTerrain parcours={parcours} />

const AFTER = [{ id: 'avis', label: 'Avis' }]

export default function VoyageRoute() {
  return (
    <PublicPage query={voyageQuery} skeleton={<VoyagePageSkeleton />}>
      {(voyage) => (
        <Composed parts={AFTER} runList={<RunListButton id={voyage.id} />} voyage={voyage}>
          <CommentairesSection id={voyage.id} model="voyage" />
          <ReportLine id={voyage.id} model="voyage" />
        </Composed>
      )}
    </PublicPage>
  )
}

type ComposedProps = {
  voyage: Voyage
  runList?: ReactNode
  parts?: readonly PagePart[]
  children?: ReactNode
}

function Composed({ voyage, ...more }: ComposedProps) {
  const reference = useReference()
  return (
    <VoyagePage
      {...more}
      papiers={<AgencePapiers agence={voyage.agence} title="Les papiers de l’agence" />}
      race={toReferenceQuery(reference)}
      terrain={showTerrain}
      voyage={voyage}
    />
  )
}

export const ErrorBoundary = () => (
  <PublicFailure query={voyageQuery}>{(voyage) => <Composed voyage={voyage} />}</PublicFailure>
)
