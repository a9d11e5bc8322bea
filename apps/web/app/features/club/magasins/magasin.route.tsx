import type { LoaderFunctionArgs } from 'react-router'
import { ReductionsMagasin } from '#features/club/reductions/reductions-magasin.tsx'
import { StructureSkeleton } from '#kit/organisation/structure-skeleton.tsx'
import { PublicFailure, PublicPage } from '#kit/public-page/public-page.tsx'
import { fromCache, leadToName, prefetch, publicHeaders } from '#platform/api/prefetch.ts'
import { MagasinPage } from './magasin-page.tsx'
import { magasinQuery } from './magasins.queries.ts'
import { magasinPath } from './paths.ts'

export const loader = ({ context, params: { slug = '' } }: LoaderFunctionArgs) =>
  prefetch(context, async (queries, call) => {
    const magasin = await queries.fetchQuery(magasinQuery(slug, call))
    leadToName(magasin, slug, magasinPath(magasin.slug))
  })
export const clientLoader = fromCache
export const headers = publicHeaders

export default function MagasinRoute() {
  return (
    <PublicPage
      query={magasinQuery}
      skeleton={<StructureSkeleton label="Chargement du magasin…" />}
    >
      {(data) => (
        <MagasinPage
          magasin={data}
          reductions={<ReductionsMagasin magasin={data.id} periodes={data.reductions} />}
        />
      )}
    </PublicPage>
  )
}

export const ErrorBoundary = () => (
  <PublicFailure query={magasinQuery}>{(data) => <MagasinPage magasin={data} />}</PublicFailure>
)
