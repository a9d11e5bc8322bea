import { PageSkeleton } from '#kit/public-page/page-skeleton.tsx'
import { Skeleton, TextSkeleton } from '#ui/skeleton.tsx'

export const VoyagePageSkeleton = () => (
  <PageSkeleton aside="h-72" label="Chargement du séjour…" over="h-6 w-28" under={['h-6 w-64']}>
    <VoyageBodySkeleton />
  </PageSkeleton>
)

export function VoyageBodySkeleton() {
  return (
    <div className="page grid gap-8 pt-10">
      <TextSkeleton lines={4} />
      <Skeleton className="h-80 rounded-card" />
      {[0, 1, 2].map((day) => (
        <Skeleton className="h-16 rounded-card" key={day} />
      ))}
    </div>
  )
}
