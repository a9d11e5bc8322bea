import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Query } from '#ui/query.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

type PageSectionsProps<T, K extends QueryKey> = {
  query: UseQueryOptions<T, Error, T, K>
  children: (page: T) => ReactNode
}

export function PageSections<T, K extends QueryKey>(props: PageSectionsProps<T, K>) {
  const query = useQuery({
    ...props.query,
    // A refetch on focus would discard text being typed.
    refetchOnWindowFocus: false,
  })
  return (
    <Query
      label="Chargement des photos…"
      query={query}
      skeleton={<Skeleton className="h-48 rounded-card" />}
    >
      {props.children}
    </Query>
  )
}
