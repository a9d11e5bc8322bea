import { PageSkeleton } from '#kit/public-page/page-skeleton.tsx'
import { Skeleton, TextSkeleton } from '#ui/skeleton.tsx'

export const CoursePageSkeleton = () => (
  <PageSkeleton aside="h-56" label="Chargement de la course…" over="h-6 w-28" under={['h-6 w-64']}>
    <CourseBodySkeleton />
  </PageSkeleton>
)

export function CourseBodySkeleton() {
  return (
    <div className="page grid gap-5 pt-10">
      <Skeleton className="h-8 w-56" />
      <div className="grid gap-4 sm:grid-cols-3">
        {[0, 1, 2].map((column) => (
          <div className="card grid gap-6 p-5" key={column}>
            <Skeleton className="h-10 w-24" />
            <TextSkeleton lines={6} />
          </div>
        ))}
      </div>
    </div>
  )
}
