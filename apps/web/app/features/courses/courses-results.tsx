import { isApiError } from '@foulee/contract/call-error'
import { parseAutour } from '@foulee/domain/geo'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/class-names.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { CourseCardSkeleton } from './course-card-skeleton.tsx'
import { CoursesEmpty } from './courses-empty.tsx'
import { CoursesList } from './courses-list.tsx'
import type { CourseList } from './courses-list-query.ts'
import { CoursesRefusal } from './courses-refusal.tsx'
import { useCoursesSearch } from './courses-search.ts'
import { calendarPath } from './courses-url.ts'

type CoursesResultsProps = {
  list: CourseList
  hoveredId: string | null
  onHover: (id: string | null) => void
}

/** The list in each of its states: to come, refused, failed, empty, there. */
export function CoursesResults({ list, hoveredId, onHover }: CoursesResultsProps) {
  const { filters } = useCoursesSearch()
  const { query, courses, nb } = list
  const { error, isPlaceholderData } = query
  if (error && (!courses || isPlaceholderData)) {
    const refused = isApiError(error) ? error.errors : {}
    if (Object.keys(refused).length) return <CoursesRefusal errors={refused} />
    return (
      <ErrorState
        isRetrying={query.isRefetching}
        message={error.message}
        onRetry={() => void query.refetch()}
      />
    )
  }
  if (!courses || nb === undefined) return <ResultsSkeleton />
  if (!courses.length) return <CoursesEmpty />
  return (
    <div aria-busy={isPlaceholderData} className={cx(isPlaceholderData && 'opacity-60')}>
      <CoursesList
        courses={courses}
        here={parseAutour(filters.autour ?? '')?.position}
        hoveredId={hoveredId}
        nb={nb}
        onHover={onHover}
        searchKey={JSON.stringify(filters)}
      />
      <More list={list} nb={nb} shown={courses.length} />
    </div>
  )
}

function ResultsSkeleton() {
  return (
    <Loading label="Recherche des courses…">
      <div className="grid gap-3">
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <CourseCardSkeleton key={place} layout="row" />
        ))}
      </div>
    </Loading>
  )
}

type MoreProps = { list: CourseList; nb: number; shown: number }

function More({ list: { query }, nb, shown }: MoreProps) {
  const { filters, showPages } = useCoursesSearch()
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  const next = (data?.pages.length ?? 0) + 1
  return (
    <div className="grid justify-items-center gap-4 py-8">
      <p className="text-sm text-ink-soft tabular-nums" role="status">
        {isFetchNextPageError ? 'La suite n’a pas pu se charger.' : `${shown} sur ${nb} affichées`}
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
      <a className="text-link inline-flex min-h-11 items-center gap-2" href={calendarPath(filters)}>
        <Icon name="calendar" />
        Suivre cette recherche dans mon agenda (iCal)
      </a>
    </div>
  )
}
