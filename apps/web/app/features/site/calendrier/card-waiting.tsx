import { Skeleton } from '#ui/skeleton.tsx'

export const CardWaiting = () => <Skeleton className="h-40 rounded-card" />
