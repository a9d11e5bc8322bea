import type { CourseEditions } from '@foulee/contract/courses/editions'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '#ui/error-state.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { editionsQuery } from './editions.queries.ts'

type LoaderProps = { id: number; children: (loaded: CourseEditions) => ReactNode }

export function EditionsLoader({ id, children }: LoaderProps) {
  const { data, error, isFetching, refetch } = useQuery(editionsQuery(id))
  if (data) return children(data)
  if (error) {
    return (
      <ErrorState isRetrying={isFetching} message={error.message} onRetry={() => void refetch()} />
    )
  }
  return (
    <Loading label="Chargement des éditions…">
      <Skeleton className="h-48 rounded-card" />
    </Loading>
  )
}
