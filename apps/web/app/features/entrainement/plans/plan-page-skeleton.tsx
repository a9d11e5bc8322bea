import { PageSkeleton } from '#kit/public-page/page-skeleton.tsx'
import { Skeleton, TextSkeleton } from '#ui/skeleton.tsx'

export const PlanPageSkeleton = () => (
  <PageSkeleton
    aside="h-52"
    label="Chargement du plan…"
    over="h-6 w-40"
    under={['h-14 w-full max-w-md']}
  >
    <PlanBodySkeleton />
  </PageSkeleton>
)

export function PlanBodySkeleton() {
  return (
    <div className="page grid gap-8 pt-10">
      <TextSkeleton lines={4} />
      <Skeleton className="h-32" />
      <Skeleton className="h-48" />
      <Skeleton className="h-48" />
    </div>
  )
}
