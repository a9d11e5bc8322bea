import { parseAutour, RAYON_MAX_KM } from '@foulee/domain/geo'
import type { ActiveFilter } from './chips.ts'
import type { FilterChange, FilterValues } from './list-url.ts'

/** One tap that may bring results back. */
type Loosening = { key: string; label: string; change: FilterChange }

const wider = (rayon_km: number) => Math.min(rayon_km * 3, RAYON_MAX_KM)

/** What to try when nothing is found: look further around, then do without each filter in turn. */
export function loosenings(filters: FilterValues, active: readonly ActiveFilter[]): Loosening[] {
  const near = parseAutour(filters.autour ?? '')
  const around: Loosening[] = []
  if (near && near.rayon_km < RAYON_MAX_KM) {
    const rayon_km = wider(near.rayon_km)
    around.push({
      key: 'autour-plus-loin',
      label: `Chercher à ${rayon_km}\u00a0km à la ronde`,
      change: { autour: [...near.position, rayon_km].join(',') },
    })
  }
  const without = [...byFilter(active)].map(([filter, chips]) => ({
    key: filter,
    label: `Retirer ${chips.map(({ label }) => quote(label)).join(', ')}`,
    change: mergeChanges(filter, chips),
  }))
  return [...around, ...without]
}

/** Values of one filter widen each other: doing without one of them is no loosening, without all is. */
function byFilter(active: readonly ActiveFilter[]): Map<string, ActiveFilter[]> {
  return Map.groupBy(active, ({ filter }) => filter)
}

const quote = (label: string) => (label.startsWith('«') ? label : `«\u00a0${label}\u00a0»`)

const mergeChanges = (filter: string, chips: readonly ActiveFilter[]): FilterChange =>
  chips.length > 1 ? { [filter]: null } : (chips[0]?.change ?? {})
