import { Button } from '../ui/button.tsx'
import { RemovableChip } from '../ui/chip.tsx'
import { useActiveFilters } from './toolbar.tsx'
import { useListSearch } from './use-list-search.ts'

/** Everything that narrows the list, each with its cross. */
export function ActiveFilters() {
  const { change, clear } = useListSearch()
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
