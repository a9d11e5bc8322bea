import type { ReactNode } from 'react'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

type PageSkeletonProps = {
  /** Announced while it loads. */
  label: string
  /** Classes of the two kinds of lines around the title, and of what stands beside them. */
  over: string
  under: readonly string[]
  aside: string
  children: ReactNode
}

export const PageSkeleton = ({ label, over, under, aside, children }: PageSkeletonProps) => (
  <main id="contenu">
    <Loading label={label}>
      <div className="page grid items-end gap-8 pt-24 pb-12 lg:grid-cols-[1fr_22rem]">
        <div className="grid gap-4">
          <Skeleton className={over} />
          <Skeleton className="h-12 w-4/5" />
          {under.map((line) => (
            <Skeleton className={line} key={line} />
          ))}
        </div>
        <Skeleton className={aside} />
      </div>
      {children}
    </Loading>
  </main>
)
