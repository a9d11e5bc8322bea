import { useSuspenseQuery } from '@tanstack/react-query'
import { AskedChips } from '../../../directory/asked-chips.tsx'
import { calendrierQuery } from './calendrier.queries.ts'
import { isSearching, readCriteria, type Search, searchPath } from './calendrier-search.ts'
import { comingMonths } from './index-counts.ts'
import { SearchForm } from './search-form.tsx'

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
  const asked = readCriteria(search, today).map(({ label, without }) => ({
    label,
    without: searchPath(without, path),
  }))
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
      {isSearching(search) && <AskedChips asked={asked} />}
    </>
  )
}
