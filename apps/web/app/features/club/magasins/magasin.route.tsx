import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useParams, useRouteError } from 'react-router'
import { ReductionsMagasin } from '#features/club/reductions/reductions-magasin.tsx'
import { OwnerPreview } from '#kit/organisation/owner-preview.tsx'
import { fromCache, leadToName, prefetch, publicHeaders } from '#platform/api/prefetch.ts'
import { FailurePage } from '#ui/failure/failure-page.tsx'
import { readFailure } from '#ui/failure/read-failure.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
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
  const { data } = useSuspenseQuery(magasinQuery(slug))
  return (
    <MagasinPage
      magasin={data}
      reductions={<ReductionsMagasin magasin={data.id} periodes={data.reductions} />}
    />
  )
}

export function ErrorBoundary() {
  const { slug = '' } = useParams()
  const failure = readFailure(useRouteError())
  const failurePage = <FailurePage failure={failure} />
  if (failure.status !== 404) return failurePage
  return (
    <OwnerPreview otherwise={failurePage} query={magasinQuery(slug)}>
      {(data) => <MagasinPage magasin={data} />}
    </OwnerPreview>
  )
}

function Waiting() {
  return (
    <main className="page grid gap-8 py-8" id="contenu">
      <Loading label="Chargement du magasin…">
        <div className="grid gap-5">
          <Skeleton className="h-12 w-80" />
          <Skeleton className="h-40 rounded-card" />
        </div>
      </Loading>
    </main>
  )
}
