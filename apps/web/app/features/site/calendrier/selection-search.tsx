import { useSuspenseQuery } from '@tanstack/react-query'
import { later } from '#platform/page-loading/later.tsx'
import { calendrierQuery } from './calendrier.queries.ts'
import { isSearching, type Search } from './calendrier-search.ts'
import { comingMonths } from './index-counts.ts'
import { SearchForm } from './search-form.tsx'

/** Most visitors of these pages search nothing: the reader of words comes with a search. */
const AskedCriteria = later(
  async () => ({ default: (await import('./asked-criteria.tsx')).AskedCriteria }),
  () => null,
)

type SelectionSearchProps = {
  search: Search
  today: string
  path: string
  /** The page is of one month. */
  isDated?: boolean
}

/** The search within a page of the calendar, and what it asks for. */
export function SelectionSearch({ search, today, path, isDated = false }: SelectionSearchProps) {
  const { data: calendrier } = useSuspenseQuery(calendrierQuery())
  const mois = comingMonths(calendrier, today).map((one) => one.mois)
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
      {isSearching(search) && <AskedCriteria path={path} search={search} today={today} />}
    </>
  )
}
