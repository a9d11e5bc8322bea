import type { CourseHistorique } from '@foulee/contract/courses/contribution'
import { formatDateLongue } from '@foulee/domain/date'
import { parisDate } from '@foulee/domain/heure-paris'
import { formatMoment } from '@foulee/domain/version'
import { useInfiniteQuery } from '@tanstack/react-query'
import { EditorSection } from '../../../editor/editor-section.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { historyQuery } from './contribution.queries.ts'

/** Who changed what, the last first: several people edit one race. */
export function HistorySection({ id }: { id: number }) {
  return (
    <EditorSection id="historique" title="Historique">
      <History id={id} />
    </EditorSection>
  )
}

function History({ id }: { id: number }) {
  const { data, error, isFetching, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    historyQuery(id),
  )
  if (error && !data) {
    return (
      <ErrorState isRetrying={isFetching} message={error.message} onRetry={() => void refetch()} />
    )
  }
  if (!data) {
    return (
      <Loading label="Chargement de l’historique…">
        <Skeleton className="h-32 rounded-card" />
      </Loading>
    )
  }
  const lines = data.pages.flatMap((page) => page.data)
  const nb = data.pages.at(-1)?.nb ?? 0
  if (!nb) return <p className="text-ink-soft">Rien n’a encore changé depuis sa création.</p>
  return (
    <>
      <ol className="card grid divide-y divide-line">
        {lines.map((line) => (
          <Line key={line.cle} line={line} />
        ))}
      </ol>
      {lines.length < nb && (
        <LoadMore
          isLoading={isFetchingNextPage}
          nb={nb}
          onMore={() => void fetchNextPage()}
          shown={lines.length}
        />
      )}
    </>
  )
}

function Line({ line }: { line: CourseHistorique }) {
  const { le, qui, titre, lignes } = line
  const when = new Date(le)
  return (
    <li className="grid gap-1 px-5 py-4">
      <p className="font-semibold">{titre}</p>
      <p className="text-sm text-ink-soft">
        {qui}, le{' '}
        <time dateTime={le}>
          {formatDateLongue(parisDate(when))} à {formatMoment(when)}
        </time>
      </p>
      {lignes.length > 0 && (
        <ul className="grid gap-0.5 wrap-anywhere">
          {lignes.map((text) => (
            <li className="whitespace-pre-line" key={text}>
              {text}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
