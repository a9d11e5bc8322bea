import { AskedChips } from '../../../directory/asked-chips.tsx'
import { readCriteria } from './itineraires-criteria.ts'
import { type Search, searchPath } from './itineraires-search.ts'

/** The questions of a search for routes, each with its cross. */
export function AskedCriteria({ path, search }: { path: string; search: Search }) {
  const asked = readCriteria(search).map(({ label, without }) => ({
    label,
    without: searchPath(path, without),
  }))
  return asked.length > 0 && <AskedChips asked={asked} />
}
