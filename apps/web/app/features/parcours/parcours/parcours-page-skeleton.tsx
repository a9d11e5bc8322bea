import { PageSkeleton } from '#kit/public-page/page-skeleton.tsx'
import { Skeleton, TextSkeleton } from '#ui/skeleton.tsx'

export const ParcoursPageSkeleton = () => (
  <PageSkeleton
    aside="h-64"
    label="Chargement du parcours…"
    over="h-6 w-40"
    under={['h-6 w-64', 'h-14 w-full max-w-xl']}
  >
    <ParcoursBodySkeleton />
  </PageSkeleton>
)

export function ParcoursBodySkeleton() {
  return (
    <div className="page grid gap-8 pt-10">
      <Skeleton className="h-80" />
      <Skeleton className="h-56" />
      <TextSkeleton lines={5} />
    </div>
  )
}
