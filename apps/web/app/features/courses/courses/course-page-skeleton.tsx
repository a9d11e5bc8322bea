import { Loading, Skeleton, TextSkeleton } from '#ui/skeleton.tsx'

export function CoursePageSkeleton() {
  return (
    <main id="contenu">
      <Loading label="Chargement de la course…">
        <div className="page grid items-end gap-8 pt-24 pb-12 lg:grid-cols-[1fr_22rem]">
          <div className="grid gap-4">
            <Skeleton className="h-6 w-28" />
            <Skeleton className="h-12 w-4/5" />
            <Skeleton className="h-6 w-64" />
          </div>
          <Skeleton className="h-56" />
        </div>
        <CourseBodySkeleton />
      </Loading>
    </main>
  )
}

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
