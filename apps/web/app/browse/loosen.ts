import type { Desserrage } from '@foulee/contract/desserrer'
import { groupBy } from '@foulee/domain/everywhere'
import { parseAutour, RAYON_MAX_KM } from '@foulee/domain/geo'
import type { ActiveFilter } from './chips.ts'
import type { FilterChange, FilterValues } from './list-url.ts'

/** One tap that may bring results back. */
export type Loosening = {
  key: string
  /** What the call is asked to do without (produit 14.26). */
  sans: string
  label: string
  change: FilterChange
}

const wider = (rayon_km: number) => Math.min(rayon_km * 3, RAYON_MAX_KM)

/** What to try when nothing is found: look further around, then do without each filter in turn. */
export function loosenings(filters: FilterValues, active: readonly ActiveFilter[]): Loosening[] {
  const near = parseAutour(filters.autour ?? '')
  const around: Loosening[] = []
  if (near && near.rayon_km < RAYON_MAX_KM) {
    const rayon_km = wider(near.rayon_km)
    around.push({
      key: 'autour-plus-loin',
      sans: 'loin',
      label: `Chercher à ${rayon_km}\u00a0km à la ronde`,
      change: { autour: [...near.position, rayon_km].join(',') },
    })
  }
  const without = [...byFilter(active)].map(([filter, chips]) => ({
    key: filter,
    sans: nameFilters(mergeChanges(filter, chips)),
    label: `Retirer ${chips.map(({ label }) => quote(label)).join(', ')}`,
    change: mergeChanges(filter, chips),
  }))
  return [...around, ...without]
}

/** Values of one filter widen each other: doing without one of them is no loosening, without all is. */
function byFilter(active: readonly ActiveFilter[]): Map<string, ActiveFilter[]> {
  return groupBy(active, ({ filter }) => filter)
}

const quote = (label: string) => (label.startsWith('«') ? label : `«\u00a0${label}\u00a0»`)

const mergeChanges = (filter: string, chips: readonly ActiveFilter[]): FilterChange =>
  chips.length > 1 ? { [filter]: null } : (chips[0]?.change ?? {})

/** « Trail court » is a type and a length: their names with a dot between them. */
const nameFilters = (change: FilterChange): string =>
  [...new Set(Object.keys(change).map((name) => name.replace(/_(min|max)$/, '')))].join('.')

/** A way that finds something, and how many. */
export type Offer = Omit<Loosening, 'sans'> & { nb: number | undefined }

/** What the call says of these ways, the words meaning by meaning; the most first. */
export function offersOf(ways: readonly Loosening[], answers: readonly Desserrage[]): Offer[] {
  return answers
    .flatMap(({ sans, texte, mots, nb }): Offer[] => {
      if (!nb) return []
      if (texte !== null && mots !== null) {
        const label = `Retirer ${quote(mots)}`
        return [{ key: `texte-${mots}`, label, change: { texte: texte || null }, nb }]
      }
      const way = ways.find((one) => one.sans === sans)
      return way ? [{ key: way.key, label: way.label, change: way.change, nb }] : []
    })
    .toSorted((a, b) => (b.nb ?? 0) - (a.nb ?? 0))
}
