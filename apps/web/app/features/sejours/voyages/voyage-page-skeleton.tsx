import { Loading, Skeleton, TextSkeleton } from '#ui/skeleton.tsx'

export function VoyagePageSkeleton() {
  return (
    <main id="contenu">
      <Loading label="Chargement du séjour…">
        <div className="page grid items-end gap-8 pt-24 pb-12 lg:grid-cols-[1fr_22rem]">
          <div className="grid gap-4">
            <Skeleton className="h-6 w-28" />
            <Skeleton className="h-12 w-4/5" />
            <Skeleton className="h-6 w-64" />
          </div>
          <Skeleton className="h-72" />
        </div>
        <VoyageBodySkeleton />
      </Loading>
    </main>
  )
}

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
