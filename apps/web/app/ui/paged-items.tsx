import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadMore } from './load-more.tsx'
import { Query } from './query.tsx'

type Page<T> = { data: T[]; nb: number }

export type PagedQuery<T> = UseInfiniteQueryResult<InfiniteData<Page<T>>>

type PagedItemsProps<T> = {
  query: PagedQuery<T>
  waiting: ReactNode
  empty: ReactNode
  children: (items: readonly T[], nb: number) => ReactNode
}

export function PagedItems<T>({ query, waiting, empty, children }: PagedItemsProps<T>) {
  return (
    <Query query={query} skeleton={waiting}>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.data)
        // Items that left the list since, like decided ones, are out of the count and still shown.
        const nb = Math.max(pages.at(-1)?.nb ?? 0, items.length)
        if (!nb) return empty
        return (
          <>
            {children(items, nb)}
            <LoadMore
              isLoading={query.isFetchingNextPage}
              nb={nb}
              onMore={() => void query.fetchNextPage()}
              shown={items.length}
            />
          </>
        )
      }}
    </Query>
  )
}
