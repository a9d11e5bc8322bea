import { parseAutour } from '@foulee/domain/shared/geo'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { elargir } from '@foulee/domain/shared/trouver/autour'
import { Button } from '#ui/button.tsx'
import { RemovableChip } from '#ui/chip.tsx'
import { useActiveFilters } from './toolbar.tsx'
import { useListSearch } from './use-list-search.ts'

export function ActiveFilters() {
  const { filters, change, clear } = useListSearch()
  const active = useActiveFilters()
  const near = parseAutour(filters.autour ?? '')
  const [wider] = elargir(near?.rayon_km ?? Number.POSITIVE_INFINITY)
  if (!active.length) return null
  return (
    <ul aria-label="Filtres actifs" className="flex flex-wrap items-center gap-2">
      {active.map(({ key, label, change: off }) => (
        <li className="max-w-full" key={key}>
          <RemovableChip onRemove={() => change(off)}>{label}</RemovableChip>
        </li>
      ))}
      {near && wider && (
        <li>
          <Button
            icon="plus"
            onClick={() => change({ autour: [...near.position, wider].join(',') })}
            variant="quiet"
          >
            Élargir à {formatNombre(wider)}&nbsp;km
          </Button>
        </li>
      )}
      <li>
        <Button onClick={clear} variant="quiet">
          Tout effacer
        </Button>
      </li>
    </ul>
  )
}
