import { Loading, Skeleton, TextSkeleton } from '#ui/skeleton.tsx'

export function PlanPageSkeleton() {
  return (
    <main id="contenu">
      <Loading label="Chargement du plan…">
        <div className="page grid items-end gap-8 pt-24 pb-12 lg:grid-cols-[1fr_22rem]">
          <div className="grid gap-4">
            <Skeleton className="h-6 w-40" />
            <Skeleton className="h-12 w-4/5" />
            <Skeleton className="h-14 w-full max-w-md" />
          </div>
          <Skeleton className="h-52" />
        </div>
        <PlanBodySkeleton />
      </Loading>
    </main>
  )
}

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
