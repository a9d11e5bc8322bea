import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router'
import { fromCache, leadToName, prefetch, publicHeaders } from '#platform/api/prefetch.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { BadgePage } from './badge-page.tsx'
import { badgeQuery, badgesQuery } from './badges.queries.ts'

export const loader = ({ context, params: { slug = '' } }: LoaderFunctionArgs) =>
  prefetch(context, async (queries, call) => {
    const badge = await queries.fetchQuery(badgeQuery(slug, call))
    leadToName(badge, slug, `/badge/${badge.slug}`)
    await queries.fetchQuery(badgesQuery(badge.famille, call))
  })
export const clientLoader = fromCache
export const headers = publicHeaders

export default function BadgeRoute() {
  const { queries } = useLoaderData<typeof loader>()
  const { slug = '' } = useParams()
  return (
    <HydrationBoundary state={queries}>
      <Suspense fallback={<Waiting />} key={slug}>
        <PublicBadge slug={slug} />
      </Suspense>
    </HydrationBoundary>
  )
}

function PublicBadge({ slug }: { slug: string }) {
  const { data: badge } = useSuspenseQuery(badgeQuery(slug))
  const { data: family } = useSuspenseQuery(badgesQuery(badge.famille))
  return <BadgePage badge={badge} family={family} />
}

function Waiting() {
  return (
    <main className="page py-8" id="contenu">
      <Loading label="Chargement du badge…">
        <Skeleton className="mx-auto size-56 rounded-full" />
        <Skeleton className="mx-auto mt-6 h-9 w-64" />
      </Loading>
    </main>
  )
}
