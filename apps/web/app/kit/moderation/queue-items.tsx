import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { LoadMore } from '#ui/load-more.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { RefreshQueue } from './refresh-queue.tsx'
import { useSendOnLeaving } from './use-held-answers.ts'

type Page<T> = { data: T[]; nb: number }

type QueueItemsProps<T> = {
  queue: UseInfiniteQueryResult<InfiniteData<Page<T>>>
  label: string
  empty: { title: string; text: string }
  children: (items: readonly T[]) => ReactNode
}

type QueueCardsProps<T> = Omit<QueueItemsProps<T>, 'children'> & {
  children: (item: T) => ReactNode
}

export function QueueCards<T extends { id: number }>({ children, ...props }: QueueCardsProps<T>) {
  const { queue } = props
  useSendOnLeaving()
  return (
    <>
      {queue.data && <RefreshQueue refetch={queue.refetch} />}
      <QueueItems {...props}>
        {(items) => (
          <ul className="grid items-start gap-4 lg:grid-cols-2">
            {items.map((item) => (
              <li key={item.id}>{children(item)}</li>
            ))}
          </ul>
        )}
      </QueueItems>
    </>
  )
}

export function QueueItems<T>({ queue, label, empty, children }: QueueItemsProps<T>) {
  const { data, error, isFetching, isFetchingNextPage, fetchNextPage, refetch } = queue
  if (error && !data) {
    return (
      <ErrorState isRetrying={isFetching} message={error.message} onRetry={() => void refetch()} />
    )
  }
  if (!data) return <QueueSkeleton label={label} />
  const items = data.pages.flatMap((page) => page.data)
  // Items decided since are out of the count, and still shown here.
  const nb = Math.max(data.pages.at(-1)?.nb ?? 0, items.length)
  if (!items.length) return <EmptyState title={empty.title}>{empty.text}</EmptyState>
  return (
    <>
      {children(items)}
      <LoadMore
        isLoading={isFetchingNextPage}
        nb={nb}
        onMore={() => void fetchNextPage()}
        shown={items.length}
      />
    </>
  )
}

function QueueSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <div className="grid gap-4 lg:grid-cols-2">
        {[1, 2, 3, 4].map((place) => (
          <Skeleton className="h-64 rounded-card" key={place} />
        ))}
      </div>
    </Loading>
  )
}
