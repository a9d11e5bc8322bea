import { widenCircle } from '#kit/directory/around.ts'
import { CriteriaChips } from '#kit/directory/criteria-chips.tsx'
import { readCriteria } from './calendrier-criteria.ts'
import { type Search, searchPath } from './calendrier-search.ts'

export function ActiveCriteria({
  search,
  today,
  path,
}: {
  search: Search
  today: string
  path: string
}) {
  const criterions = readCriteria(search, today).map(({ label, without }) => ({
    label,
    without: searchPath(without, path),
  }))
  const wider = widenCircle(search)
  return (
    <CriteriaChips
      criterions={criterions}
      wider={wider && { label: wider.label, to: searchPath(wider.to, path) }}
    />
  )
}
