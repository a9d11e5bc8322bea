import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from './error-state.tsx'
import { LoadMore } from './load-more.tsx'

type Page<T> = { data: T[]; nb: number }

export type PagedQuery<T> = UseInfiniteQueryResult<InfiniteData<Page<T>>>

type PagedItemsProps<T> = {
  query: PagedQuery<T>
  waiting: ReactNode
  empty: ReactNode
  children: (items: readonly T[], nb: number) => ReactNode
}

export function PagedItems<T>({ query, waiting, empty, children }: PagedItemsProps<T>) {
  const { data, error, isFetching, isFetchingNextPage, fetchNextPage, refetch } = query
  if (error && !data) {
    return (
      <ErrorState isRetrying={isFetching} message={error.message} onRetry={() => void refetch()} />
    )
  }
  if (!data) return waiting
  const items = data.pages.flatMap((page) => page.data)
  const nb = data.pages.at(-1)?.nb ?? 0
  if (!nb) return empty
  return (
    <>
      {children(items, nb)}
      <LoadMore
        isLoading={isFetchingNextPage}
        nb={nb}
        onMore={() => void fetchNextPage()}
        shown={items.length}
      />
    </>
  )
}
