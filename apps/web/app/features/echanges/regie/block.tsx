import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CardSkeleton } from '#ui/card-skeleton.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Loading } from '#ui/skeleton.tsx'

type BlockProps<T> = {
  id: string
  title: string
  more?: { to: string; label: string }
  query: Pick<UseQueryResult<readonly T[]>, 'data' | 'error' | 'isRefetching' | 'refetch'>
  children: (items: readonly T[]) => ReactNode
}

export function Block<T>({ id, title, more, query, children }: BlockProps<T>) {
  const { data, error, isRefetching, refetch } = query
  if (data?.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <SectionHeading id={id} title={title} {...(more && { more })} />
      {data ? (
        children(data)
      ) : error ? (
        <ErrorState
          isCompact
          isRetrying={isRefetching}
          message={error.message}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label={`${title}\u00a0: chargement…`}>
          <div className="regie-grid">
            {[1, 2, 3].map((place) => (
              <CardSkeleton key={place} />
            ))}
          </div>
        </Loading>
      )}
    </section>
  )
}
