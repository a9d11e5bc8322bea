import type { VoyageCard as VoyageCardData } from '@foulee/contract/sejours/voyages'
import type { LoaderFunctionArgs } from 'react-router'
import { StructureSkeleton } from '#kit/organisation/structure-skeleton.tsx'
import { PublicFailure, PublicPage } from '#kit/public-page/public-page.tsx'
import { fromCache, leadToName, prefetch, publicHeaders } from '#platform/api/prefetch.ts'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { CardSkeleton } from '#ui/skeleton.tsx'
import { AgencePage } from './agence-page.tsx'
import { agenceQuery } from './agences.queries.ts'

export const loader = ({ context, params: { slug = '' } }: LoaderFunctionArgs) =>
  prefetch(context, async (queries, call) => {
    const agence = await queries.fetchQuery(agenceQuery(slug, call))
    leadToName(agence, slug, `/agences/${agence.slug}`)
  })
export const clientLoader = fromCache
export const headers = publicHeaders

const VoyageCard = lazyHydrate(
  async () => ({ default: (await import('#features/sejours/voyages/voyage-card.tsx')).VoyageCard }),
  CardSkeleton,
)
const showVoyage = (voyage: VoyageCardData) => <VoyageCard voyage={voyage} />

export default function AgenceRoute() {
  return (
    <PublicPage
      query={agenceQuery}
      skeleton={<StructureSkeleton label="Chargement de l’agence…" />}
    >
      {(data) => <AgencePage agence={data} renderVoyage={showVoyage} />}
    </PublicPage>
  )
}

export const ErrorBoundary = () => (
  <PublicFailure query={agenceQuery}>
    {(data) => <AgencePage agence={data} renderVoyage={showVoyage} />}
  </PublicFailure>
)
