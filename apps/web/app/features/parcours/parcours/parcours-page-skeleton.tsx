import { Loading, Skeleton, TextSkeleton } from '#ui/skeleton.tsx'

export function ParcoursPageSkeleton() {
  return (
    <main id="contenu">
      <Loading label="Chargement du parcours…">
        <div className="page grid items-end gap-8 pt-24 pb-12 lg:grid-cols-[1fr_22rem]">
          <div className="grid gap-4">
            <Skeleton className="h-6 w-40" />
            <Skeleton className="h-12 w-4/5" />
            <Skeleton className="h-6 w-64" />
            <Skeleton className="h-14 w-full max-w-xl" />
          </div>
          <Skeleton className="h-64" />
        </div>
        <ParcoursBodySkeleton />
      </Loading>
    </main>
  )
}

export function ParcoursBodySkeleton() {
  return (
    <div className="page grid gap-8 pt-10">
      <Skeleton className="h-80" />
      <Skeleton className="h-56" />
      <TextSkeleton lines={5} />
    </div>
  )
}
