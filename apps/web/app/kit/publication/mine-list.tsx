import {
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from '#ui/empty-state.tsx'
import { PagedItems } from '#ui/paged-items.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import type { Gestion, Kind } from './kind.ts'
import { decline } from './noun.ts'

const GRID = 'grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3'

type Page<T> = { data: T[]; nb: number }

type MineListProps<G extends Gestion, T, K extends QueryKey> = {
  kind: Kind<G>
  query: UseInfiniteQueryOptions<Page<T>, Error, InfiniteData<Page<T>>, K, number>
  empty: ReactNode
  skeleton?: ReactNode
  children: (items: readonly T[]) => ReactNode
}

export function MineList<G extends Gestion, T, K extends QueryKey>(props: MineListProps<G, T, K>) {
  const { kind, query, empty, children } = props
  const { skeleton = <Skeleton className="h-72 rounded-card" /> } = props
  return (
    <PagedItems
      empty={<EmptyState title={`Pas encore ${decline(kind).de}`}>{empty}</EmptyState>}
      query={useInfiniteQuery(query)}
      waiting={
        <Loading label={`Chargement de vos ${kind.pluriel}…`}>
          <MineGrid items={[1, 2, 3]} toKey={(place) => place}>
            {() => skeleton}
          </MineGrid>
        </Loading>
      }
    >
      {children}
    </PagedItems>
  )
}

type MineGridProps<T> = {
  items: readonly T[]
  toKey: (item: T) => number
  children: (item: T) => ReactNode
}

export const MineGrid = <T,>({ items, toKey, children }: MineGridProps<T>) => (
  <ul className={GRID}>
    {items.map((item) => (
      <li key={toKey(item)}>{children(item)}</li>
    ))}
  </ul>
)
