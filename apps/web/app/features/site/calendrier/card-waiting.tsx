import { Skeleton } from '#ui/skeleton.tsx'

/** Where a race will stand, while the script of its card is awaited. */
export const CardWaiting = () => <Skeleton className="h-40 rounded-card" />
