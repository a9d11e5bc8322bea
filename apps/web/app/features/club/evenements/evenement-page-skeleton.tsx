import { PageSkeleton } from '#kit/public-page/page-skeleton.tsx'
import { Skeleton, TextSkeleton } from '#ui/skeleton.tsx'

export const EvenementPageSkeleton = () => (
  <PageSkeleton
    aside="h-72"
    label="Chargement de l’évènement…"
    over="h-6 w-28"
    under={['h-6 w-64']}
  >
    <EvenementBodySkeleton />
  </PageSkeleton>
)

export function EvenementBodySkeleton() {
  return (
    <div className="page grid gap-8 pt-10">
      <TextSkeleton lines={4} />
      {[0, 1, 2].map((date) => (
        <Skeleton className="h-16 rounded-card" key={date} />
      ))}
      <Skeleton className="h-72 rounded-card" />
    </div>
  )
}
