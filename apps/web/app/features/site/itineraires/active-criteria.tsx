import { widenCircle } from '#kit/directory/around.ts'
import { CriteriaChips } from '#kit/directory/criteria-chips.tsx'
import { readCriteria } from './itineraires-criteria.ts'
import { type Search, searchPath } from './itineraires-search.ts'

export function ActiveCriteria({ path, search }: { path: string; search: Search }) {
  const criterions = readCriteria(search).map(({ label, without }) => ({
    label,
    without: searchPath(path, without),
  }))
  const wider = widenCircle(search)
  return (
    criterions.length > 0 && (
      <CriteriaChips
        criterions={criterions}
        wider={wider && { label: wider.label, to: searchPath(path, wider.to) }}
      />
    )
  )
}
