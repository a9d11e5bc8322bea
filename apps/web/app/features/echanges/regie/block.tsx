import type { ReactNode } from 'react'
import { CardSkeleton } from '#ui/card-skeleton.tsx'
import { Query, type QueryState } from '#ui/query.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'

type BlockProps<T> = {
  id: string
  title: string
  more?: { to: string; label: string }
  query: QueryState<readonly T[]>
  children: (items: readonly T[]) => ReactNode
}

export function Block<T>({ id, title, more, query, children }: BlockProps<T>) {
  if (query.data?.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <SectionHeading id={id} title={title} {...(more && { more })} />
      <Query
        isCompact
        label={`${title}\u00a0: chargement…`}
        query={query}
        skeleton={
          <div className="regie-grid">
            {[1, 2, 3].map((place) => (
              <CardSkeleton key={place} />
            ))}
          </div>
        }
      >
        {children}
      </Query>
    </section>
  )
}
