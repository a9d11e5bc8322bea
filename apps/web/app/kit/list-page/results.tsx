import { isApiError } from '@foulee/contract/shared/call-error'
import { parseAutour } from '@foulee/domain/shared/geo'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { CardList } from './card-list.tsx'
import { EmptyList } from './empty-list.tsx'
import { useListKind } from './list-kind.ts'
import { Refusal } from './refusal.tsx'
import type { CardList as Cards } from './use-card-list.ts'
import { useListSearch } from './use-list-search.ts'

type CoursesResultsProps = {
  list: Cards
  hoveredId: string | null
  onHover: (id: string | null) => void
}

export function Results({ list, hoveredId, onHover }: CoursesResultsProps) {
  const { filters } = useListSearch()
  const { query, items, nb } = list
  const { error, isPlaceholderData } = query
  if (error && (!items || isPlaceholderData)) {
    const refused = isApiError(error) ? error.errors : {}
    if (Object.keys(refused).length) return <Refusal errors={refused} />
    return (
      <ErrorState
        isRetrying={query.isRefetching}
        message={error.message}
        onRetry={() => void query.refetch()}
      />
    )
  }
  if (!items || nb === undefined) return <ResultsSkeleton />
  if (!items.length) return <EmptyList />
  return (
    <div aria-busy={isPlaceholderData} className={cx(isPlaceholderData && 'opacity-60')}>
      <CardList
        items={items}
        origin={parseAutour(filters.autour ?? '')?.position}
        hoveredId={hoveredId}
        nb={nb}
        onHover={onHover}
        searchKey={JSON.stringify(filters)}
      />
      <More list={list} nb={nb} shown={items.length} />
    </div>
  )
}

function ResultsSkeleton() {
  const { renderSkeleton, words } = useListKind()
  return (
    <Loading label={words.searching}>
      <div className="grid gap-3">
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <div key={place}>{renderSkeleton()}</div>
        ))}
      </div>
    </Loading>
  )
}

type MoreProps = { list: Cards; nb: number; shown: number }

function More({ list: { query }, nb, shown }: MoreProps) {
  const { filters, showPages } = useListSearch()
  const { words, renderAfter } = useListKind()
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  const next = (data?.pages.length ?? 0) + 1
  return (
    <div className="grid justify-items-center gap-4 py-8">
      <p className="text-sm text-ink-soft tabular-nums" role="status">
        {isFetchNextPageError ? 'La suite n’a pas pu se charger.' : words.shown(shown, nb)}
      </p>
      {hasNextPage && (
        <Button
          icon={isFetchNextPageError ? 'refresh' : 'chevron-down'}
          isLoading={isFetchingNextPage}
          onClick={() => (isFetchNextPageError ? void fetchNextPage() : showPages(next))}
        >
          {isFetchNextPageError ? 'Réessayer' : 'Voir plus'}
        </Button>
      )}
      {renderAfter?.(filters)}
    </div>
  )
}
