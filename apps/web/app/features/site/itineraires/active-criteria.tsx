import { widenCircle } from '#kit/directory/around.ts'
import { AskedChips } from '#kit/directory/asked-chips.tsx'
import { readCriteria } from './itineraires-criteria.ts'
import { type Search, searchPath } from './itineraires-search.ts'

export function AskedCriteria({ path, search }: { path: string; search: Search }) {
  const asked = readCriteria(search).map(({ label, without }) => ({
    label,
    without: searchPath(path, without),
  }))
  const wider = widenCircle(search)
  return (
    asked.length > 0 && (
      <AskedChips
        asked={asked}
        wider={wider && { label: wider.label, to: searchPath(path, wider.to) }}
      />
    )
  )
}
