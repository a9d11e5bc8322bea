import type { ReactNode } from 'react'
import { EmptyState } from '#ui/empty-state.tsx'
import { PagedItems, type PagedQuery } from '#ui/paged-items.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { RefreshQueue } from './refresh-queue.tsx'
import { useSendOnLeaving } from './use-held-answers.ts'

type QueueItemsProps<T> = {
  queue: PagedQuery<T>
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

export const QueueItems = <T,>({ queue, label, empty, children }: QueueItemsProps<T>) => (
  <PagedItems
    empty={<EmptyState title={empty.title}>{empty.text}</EmptyState>}
    query={queue}
    waiting={<QueueSkeleton label={label} />}
  >
    {children}
  </PagedItems>
)

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
