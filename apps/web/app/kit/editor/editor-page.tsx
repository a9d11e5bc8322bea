import { isApiError } from '@foulee/contract/shared/call-error'
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { useParams } from 'react-router'
import { ErrorState } from '#ui/error-state.tsx'
import { FailurePage } from '#ui/failure/failure-page.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

type EditorPageProps<T, K extends QueryKey> = {
  query: (id: number) => UseQueryOptions<T, Error, T, K>
  param?: string
  path: (id: number) => string
  title: string
  description: string
  label: string
  children: (gestion: T) => ReactNode
}

export function EditorPage<T, K extends QueryKey>(props: EditorPageProps<T, K>) {
  const { query, param = 'id', path, title, description, label, children } = props
  const id = Number(useParams()[param])
  const isPossible = Number.isSafeInteger(id) && id > 0
  const { data, error, isFetching, refetch } = useQuery({
    ...query(id),
    enabled: isPossible,
    // A refetch would replace the text being typed.
    refetchOnWindowFocus: false,
  })
  if (!isPossible) return <FailurePage failure={{ status: 404, message: '' }} />
  if (data) return <Fragment key={id}>{children(data)}</Fragment>
  if (isApiError(error) && [403, 404].includes(error.status)) {
    return <FailurePage failure={{ status: 404, message: error.message }} />
  }
  return (
    <main className="page grid gap-6 py-6 md:py-10" id="contenu">
      <PageHead description={description} isPrivate path={path(id)} title={title} />
      {error ? (
        <ErrorState
          isRetrying={isFetching}
          message={error.message}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label={label}>
          <div className="grid gap-5">
            <Skeleton className="h-10 w-72" />
            <Skeleton className="h-96 rounded-card" />
          </div>
        </Loading>
      )}
    </main>
  )
}
