import { Skeleton } from '#ui/skeleton.tsx'

export const PlanCardSkeleton = () => (
  <div className="card grid gap-3 overflow-hidden">
    <Skeleton className="h-24 rounded-none" />
    <div className="grid gap-2 px-4">
      <Skeleton className="h-4 w-32" />
      <Skeleton className="h-6 w-4/5" />
      <Skeleton className="h-4 w-24" />
    </div>
    <div className="flex gap-5 p-4 pt-1">
      <Skeleton className="h-7 w-20" />
      <Skeleton className="h-7 w-24" />
    </div>
  </div>
)
