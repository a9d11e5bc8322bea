import type { Evenement } from '@foulee/contract/club/evenements'
import type { ReactNode } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { useMesPlaces } from '#features/club/inscriptions/use-mes-places.ts'
import { ReportLine } from '#kit/flag/report-line.tsx'
import { PublicFailure, PublicPage } from '#kit/public-page/public-page.tsx'
import { fromCache, leadToName, prefetch, publicHeaders } from '#platform/api/prefetch.ts'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EvenementPage } from './evenement-page.tsx'
import { EvenementPageSkeleton } from './evenement-page-skeleton.tsx'
import { evenementQuery } from './evenements.queries.ts'
import { MesPlaces } from './ma-place.ts'
import '#kit/track/trace.css'

export const loader = ({ context, params: { slug = '' } }: LoaderFunctionArgs) =>
  prefetch(context, async (queries, call) => {
    const evenement = await queries.fetchQuery(evenementQuery(slug, call))
    leadToName(evenement, slug, `/evenements/${evenement.slug}`)
  })
export const clientLoader = fromCache
export const headers = publicHeaders

const ParcoursTerrain = lazyHydrate(
  () => import('#features/parcours/parcours/journee-terrain.tsx'),
  () => <Skeleton className="h-80 rounded-card" />,
)

export default function EvenementRoute() {
  return (
    <PublicPage query={evenementQuery} skeleton={<EvenementPageSkeleton />}>
      {(evenement) => <PublicEvenement evenement={evenement} />}
    </PublicPage>
  )
}

function PublicEvenement({ evenement }: { evenement: Evenement }) {
  return (
    <MesPlaces value={useMesPlaces()}>
      <Composed evenement={evenement}>
        <ReportLine id={evenement.id} model="evenement" />
      </Composed>
    </MesPlaces>
  )
}

type ComposedProps = { evenement: Evenement; children?: ReactNode }

function Composed({ evenement, children }: ComposedProps) {
  const { parcours } = evenement
  return (
    <EvenementPage
      evenement={evenement}
      terrain={
        parcours && (
          <ParcoursTerrain
            labels={{
              map: `Carte du parcours\u00a0: ${parcours.titre}`,
              profile: 'Profil du parcours',
            }}
            parcours={parcours}
          />
        )
      }
    >
      {children}
    </EvenementPage>
  )
}

export const ErrorBoundary = () => (
  <PublicFailure query={evenementQuery}>
    {(evenement) => <Composed evenement={evenement} />}
  </PublicFailure>
)
