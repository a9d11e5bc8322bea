import type { ReactNode } from 'react'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

type WholeTextProps<T> = {
  /** What is asked beside the card of the queue. */
  asked: { data: T | undefined; error: Error | null }
  children: (data: T) => ReactNode
}

/** What was written about something that waits, read whole before an answer. */
export function WholeText<T>({ asked: { data, error }, children }: WholeTextProps<T>) {
  if (data !== undefined) return children(data)
  if (error) return <p className="text-ink-soft">{error.message}</p>
  return (
    <Loading label="Chargement du texte…">
      <Skeleton className="h-20" />
    </Loading>
  )
}
