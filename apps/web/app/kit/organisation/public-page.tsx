import {
  type DehydratedState,
  HydrationBoundary,
  type QueryKey,
  type UseSuspenseQueryOptions,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { useLoaderData, useParams, useRouteError } from 'react-router'
import { FailurePage } from '#ui/failure/failure-page.tsx'
import { readFailure } from '#ui/failure/read-failure.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { OwnerPreview } from './owner-preview.tsx'

type Shown<T extends { slug: string }, K extends QueryKey> = {
  query: (slug: string) => UseSuspenseQueryOptions<T, Error, T, K>
  children: (structure: T) => ReactNode
}

export function PublicStructure<T extends { slug: string }, K extends QueryKey>(
  props: Shown<T, K> & { label: string },
) {
  const { queries } = useLoaderData<{ queries: DehydratedState | undefined }>()
  const { slug = '' } = useParams()
  return (
    <HydrationBoundary state={queries}>
      <Suspense fallback={<Waiting label={props.label} />} key={slug}>
        <Public slug={slug} {...props} />
      </Suspense>
    </HydrationBoundary>
  )
}

function Public<T extends { slug: string }, K extends QueryKey>({
  slug,
  query,
  children,
}: Shown<T, K> & { slug: string }) {
  return children(useSuspenseQuery(query(slug)).data)
}

/** Error boundary: one that is not public yet shows to its members. */
export function StructureFailure<T extends { slug: string }, K extends QueryKey>({
  query,
  children,
}: Shown<T, K>) {
  const { slug = '' } = useParams()
  const failure = readFailure(useRouteError())
  const failurePage = <FailurePage failure={failure} />
  if (failure.status !== 404) return failurePage
  return (
    <OwnerPreview otherwise={failurePage} query={query(slug)}>
      {children}
    </OwnerPreview>
  )
}

function Waiting({ label }: { label: string }) {
  return (
    <main className="page grid gap-8 py-8" id="contenu">
      <Loading label={label}>
        <div className="grid gap-5">
          <Skeleton className="h-12 w-80" />
          <Skeleton className="h-40 rounded-card" />
        </div>
      </Loading>
    </main>
  )
}
