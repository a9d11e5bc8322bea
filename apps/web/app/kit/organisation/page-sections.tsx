import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '#ui/error-state.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

type PageSectionsProps<T, K extends QueryKey> = {
  query: UseQueryOptions<T, Error, T, K>
  children: (page: T) => ReactNode
}

export function PageSections<T, K extends QueryKey>(props: PageSectionsProps<T, K>) {
  const { data, error, isFetching, refetch } = useQuery({
    ...props.query,
    // A refetch on focus would discard text being typed.
    refetchOnWindowFocus: false,
  })
  if (data) return props.children(data)
  if (error) {
    return (
      <ErrorState isRetrying={isFetching} message={error.message} onRetry={() => void refetch()} />
    )
  }
  return (
    <Loading label="Chargement des photos…">
      <Skeleton className="h-48 rounded-card" />
    </Loading>
  )
}
