import { PageSkeleton } from '#kit/public-page/page-skeleton.tsx'
import { Skeleton, TextSkeleton } from '#ui/skeleton.tsx'

export const SeancePageSkeleton = () => (
  <PageSkeleton
    aside="h-72"
    label="Chargement de la séance…"
    over="h-6 w-40"
    under={['h-14 w-full max-w-xl']}
  >
    <SeanceBodySkeleton />
  </PageSkeleton>
)

export function SeanceBodySkeleton() {
  return (
    <div className="page grid gap-8 pt-10">
      <Skeleton className="h-56" />
      <TextSkeleton lines={6} />
    </div>
  )
}
