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
import { OwnerPreview } from './owner-preview.tsx'

type Shown<T extends { slug: string }, K extends QueryKey> = {
  query: (slug: string) => UseSuspenseQueryOptions<T, Error, T, K>
  children: (thing: T) => ReactNode
}

export function PublicPage<T extends { slug: string }, K extends QueryKey>(
  props: Shown<T, K> & { skeleton: ReactNode },
) {
  const { queries } = useLoaderData<{ queries: DehydratedState | undefined }>()
  const { slug = '' } = useParams()
  return (
    <HydrationBoundary state={queries}>
      <Suspense fallback={props.skeleton} key={slug}>
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

/** Error boundary: what is not public yet shows to its author or its members. */
export function PublicFailure<T extends { slug: string }, K extends QueryKey>({
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
