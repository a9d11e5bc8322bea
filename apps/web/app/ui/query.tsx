import type { ReactNode } from 'react'
import { ErrorState } from './error-state.tsx'
import { Loading } from './skeleton.tsx'

export type QueryState<T> = {
  data: T | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

type QueryProps<T> = {
  query: QueryState<T>
  /** Announced while it loads; a skeleton without it stands alone. */
  label?: string
  skeleton: ReactNode
  isCompact?: boolean
  empty?: { is: (data: T) => boolean; show: ReactNode }
  children: (data: T) => ReactNode
}

export function Query<T>({ query, label, skeleton, isCompact, empty, children }: QueryProps<T>) {
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return empty?.is(data) ? empty.show : children(data)
  if (error) {
    return (
      <ErrorState
        {...(isCompact && { isCompact })}
        isRetrying={isFetching}
        message={error.message}
        onRetry={() => void refetch()}
      />
    )
  }
  return label === undefined ? skeleton : <Loading label={label}>{skeleton}</Loading>
}
