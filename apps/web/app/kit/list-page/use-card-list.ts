import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pagesQuery } from './list.queries.ts'
import { useListKind } from './list-kind.ts'
import type { FilterValues } from './list-url.ts'

/**
 * Pages of the list up to the number in the URL. The former results stay, marked as stale, while a
 * changed search loads.
 */
export function useCardList(filters: FilterValues, pages: number) {
  const query = useInfiniteQuery({
    ...pagesQuery(useListKind(), filters),
    placeholderData: keepPreviousData,
  })
  const loaded = query.data?.pages.length ?? 0
  const { hasNextPage, isFetching, isFetchNextPageError, isPlaceholderData, fetchNextPage } = query
  // Produit 2.5: skipped while loading or when complete; a failure waits for « Réessayer ».
  const isShort = loaded > 0 && loaded < pages && !isPlaceholderData
  const mayFetch = isShort && hasNextPage && !isFetching && !isFetchNextPageError
  useEffect(() => {
    if (mayFetch) void fetchNextPage()
  }, [mayFetch, fetchNextPage])
  return {
    query,
    items: query.data?.pages.flatMap((page) => page.data),
    nb: query.data?.pages.at(-1)?.nb,
  }
}

export type CardList = ReturnType<typeof useCardList>
