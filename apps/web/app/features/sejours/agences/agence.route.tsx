import type { VoyageCard as VoyageCardData } from '@foulee/contract/sejours/voyages'
import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useParams, useRouteError } from 'react-router'
import { OwnerPreview } from '#kit/organisation/owner-preview.tsx'
import { fromCache, leadToName, prefetch, publicHeaders } from '#platform/api/prefetch.ts'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { FailurePage } from '#ui/failure/failure-page.tsx'
import { readFailure } from '#ui/failure/read-failure.ts'
import { CardSkeleton, Loading, Skeleton } from '#ui/skeleton.tsx'
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
  const { queries } = useLoaderData<typeof loader>()
  const { slug = '' } = useParams()
  return (
    <HydrationBoundary state={queries}>
      <Suspense fallback={<Waiting />} key={slug}>
        <Public slug={slug} />
      </Suspense>
    </HydrationBoundary>
  )
}

function Public({ slug }: { slug: string }) {
  const { data } = useSuspenseQuery(agenceQuery(slug))
  return <AgencePage agence={data} renderVoyage={showVoyage} />
}

export function ErrorBoundary() {
  const { slug = '' } = useParams()
  const failure = readFailure(useRouteError())
  const failurePage = <FailurePage failure={failure} />
  if (failure.status !== 404) return failurePage
  return (
    <OwnerPreview otherwise={failurePage} query={agenceQuery(slug)}>
      {(data) => <AgencePage agence={data} renderVoyage={showVoyage} />}
    </OwnerPreview>
  )
}

function Waiting() {
  return (
    <main className="page grid gap-8 py-8" id="contenu">
      <Loading label="Chargement de l’agence…">
        <div className="grid gap-5">
          <Skeleton className="h-12 w-80" />
          <Skeleton className="h-40 rounded-card" />
        </div>
      </Loading>
    </main>
  )
}
