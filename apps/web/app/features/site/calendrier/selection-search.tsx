import { useSuspenseQuery } from '@tanstack/react-query'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { calendrierQuery } from './calendrier.queries.ts'
import { isSearching, type Search } from './calendrier-search.ts'
import { comingMonths } from './index-counts.ts'
import { SearchForm } from './search-form.tsx'

/** Lazy: most visitors of these pages do not search, and the text parser is large. */
const LazyCriteria = lazyHydrate(
  async () => ({ default: (await import('./active-criteria.tsx')).ActiveCriteria }),
  () => null,
)

type SelectionSearchProps = {
  search: Search
  today: string
  path: string
  /** Hides the period, on the page of a month. */
  isDated?: boolean
}

export function SelectionSearch({ search, today, path, isDated = false }: SelectionSearchProps) {
  const { data: calendrier } = useSuspenseQuery(calendrierQuery())
  const mois = comingMonths(calendrier, today).map((item) => item.mois)
  return (
    <>
      <SearchForm
        isDated={isDated}
        mois={mois}
        path={path}
        quoi="courses"
        search={search}
        today={today}
      />
      {isSearching(search) && <LazyCriteria path={path} search={search} today={today} />}
    </>
  )
}
