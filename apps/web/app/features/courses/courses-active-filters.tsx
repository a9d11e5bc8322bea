import { Button } from '../../ui/button.tsx'
import { RemovableChip } from '../../ui/chip.tsx'
import { useCoursesSearch } from './courses-search.ts'
import { useActiveFilters } from './courses-toolbar.tsx'

/** Everything that narrows the list, each with its cross. */
export function CoursesActiveFilters() {
  const { change, clear } = useCoursesSearch()
  const active = useActiveFilters()
  if (!active.length) return null
  return (
    <ul aria-label="Filtres actifs" className="flex flex-wrap items-center gap-2">
      {active.map(({ key, label, change: off }) => (
        <li className="max-w-full" key={key}>
          <RemovableChip onRemove={() => change(off)}>{label}</RemovableChip>
        </li>
      ))}
      <li>
        <Button onClick={clear} variant="quiet">
          Tout effacer
        </Button>
      </li>
    </ul>
  )
}
