import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLoaderData, useSearchParams } from 'react-router'
import { readPage } from './numbered-page.ts'

type Loaded<Place> = { queries: DehydratedState | undefined; place: Place }

type DirectoryRouteProps<Place> = {
  children: (place: Place, page: number) => ReactNode
}

export function DirectoryRoute<Place>({ children }: DirectoryRouteProps<Place>) {
  const { queries, place } = useLoaderData() as Loaded<Place>
  const [params] = useSearchParams()
  return <HydrationBoundary state={queries}>{children(place, readPage(params))}</HydrationBoundary>
}
