import { Loading, Skeleton } from '#ui/skeleton.tsx'

export const StructureSkeleton = ({ label }: { label: string }) => (
  <main className="page grid gap-8 py-8" id="contenu">
    <Loading label={label}>
      <div className="grid gap-5">
        <Skeleton className="h-12 w-80" />
        <Skeleton className="h-40 rounded-card" />
      </div>
    </Loading>
  </main>
)
