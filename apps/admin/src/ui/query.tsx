import { Alert, CircularProgress } from '@mui/material'
import type { ReactNode } from 'react'
import { describeFailure } from './use-act.ts'

type QueryProps<T> = {
  query: { data: T | undefined; error: Error | null }
  waiting?: ReactNode
  children: (data: T) => ReactNode
}

/** A failure to ask again is said above the last answer. */
export function Query<T>({
  query: { data, error },
  waiting = <CircularProgress />,
  children,
}: QueryProps<T>) {
  return (
    <>
      {error && <Alert severity="error">{describeFailure(error)}</Alert>}
      {data === undefined && !error && waiting}
      {data !== undefined && children(data)}
    </>
  )
}
