import { widenCircle } from '#kit/directory/around.ts'
import { AskedChips } from '#kit/directory/asked-chips.tsx'
import { readCriteria } from './calendrier-criteria.ts'
import { type Search, searchPath } from './calendrier-search.ts'

export function AskedCriteria({
  search,
  today,
  path,
}: {
  search: Search
  today: string
  path: string
}) {
  const asked = readCriteria(search, today).map(({ label, without }) => ({
    label,
    without: searchPath(without, path),
  }))
  const wider = widenCircle(search)
  return (
    <AskedChips
      asked={asked}
      wider={wider && { label: wider.label, to: searchPath(wider.to, path) }}
    />
  )
}
