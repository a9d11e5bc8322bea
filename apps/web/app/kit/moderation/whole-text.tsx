import type { ReactNode } from 'react'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

type WholeTextProps<T> = {
  query: { data: T | undefined; error: Error | null }
  children: (data: T) => ReactNode
}

export function WholeText<T>({ query: { data, error }, children }: WholeTextProps<T>) {
  if (data !== undefined) return children(data)
  if (error) return <p className="text-ink-soft">{error.message}</p>
  return (
    <Loading label="Chargement du texte…">
      <Skeleton className="h-20" />
    </Loading>
  )
}
