import type { Desserrage } from '@foulee/contract/shared/desserrer'
import { groupBy } from '@foulee/domain/shared/everywhere'
import { parseAutour } from '@foulee/domain/shared/geo'
import { elargir } from '@foulee/domain/shared/trouver/autour'
import type { ActiveFilter } from './chips.ts'
import type { FilterChange, FilterValues } from './list-url.ts'

export type Loosening = {
  key: string
  sans: string
  label: string
  change: FilterChange
  rayon_km?: number
}

export function loosenings(filters: FilterValues, active: readonly ActiveFilter[]): Loosening[] {
  const near = parseAutour(filters.autour ?? '')
  const around = elargir(near?.rayon_km ?? Number.POSITIVE_INFINITY).map(
    (rayon_km): Loosening => ({
      key: `loin-${rayon_km}`,
      sans: 'loin',
      rayon_km,
      label: `Chercher à ${rayon_km}\u00a0km`,
      change: { autour: [...(near?.position ?? []), rayon_km].join(',') },
    }),
  )
  const without = [...byFilter(active)].map(([filter, chips]) => ({
    key: filter,
    sans: getFiltersKey(mergeChanges(filter, chips)),
    label: `Retirer ${chips.map(({ label }) => quote(label)).join(', ')}`,
    change: mergeChanges(filter, chips),
  }))
  return [...around, ...without]
}

/**
 * Values of one filter are alternatives (OR): removing all of them relaxes, removing one restricts.
 */
function byFilter(active: readonly ActiveFilter[]): Map<string, ActiveFilter[]> {
  return groupBy(active, ({ filter }) => filter)
}

const quote = (label: string) => (label.startsWith('«') ? label : `«\u00a0${label}\u00a0»`)

const mergeChanges = (filter: string, chips: readonly ActiveFilter[]): FilterChange =>
  chips.length > 1 ? { [filter]: null } : (chips[0]?.change ?? {})

/** « Trail court » sets a type and a length: `sans` joins names with a dot. */
const getFiltersKey = (change: FilterChange): string =>
  [...new Set(Object.keys(change).map((name) => name.replace(/_(min|max)$/, '')))].join('.')

export type Offer = Omit<Loosening, 'sans'> & { nb: number | undefined }

const sortOffers = (offers: readonly Offer[]): Offer[] => {
  const [nearest] = offers.filter(({ rayon_km }) => rayon_km)
  const otherOffers = offers.filter(({ rayon_km }) => !rayon_km)
  return [
    ...(nearest ? [nearest] : []),
    ...otherOffers.toSorted((a, b) => (b.nb ?? 0) - (a.nb ?? 0)),
  ]
}

export const offersCounted = (
  ways: readonly Loosening[],
  counts: readonly (number | undefined)[],
): Offer[] =>
  sortOffers(ways.map((way, index) => ({ ...way, nb: counts[index] })).filter(({ nb }) => nb !== 0))

export function offersOf(ways: readonly Loosening[], answers: readonly Desserrage[]): Offer[] {
  const offers = answers.flatMap(({ sans, texte, mots, rayon_km, nb }): Offer[] => {
    if (!nb) return []
    if (texte !== null && mots !== null) {
      const label = `Retirer ${quote(mots)}`
      return [{ key: `texte-${mots}`, label, change: { texte: texte || null }, nb }]
    }
    const found = ways.find((way) => way.sans === sans && (way.rayon_km ?? null) === rayon_km)
    if (!found) return []
    const { sans: _, ...way } = found
    return [{ ...way, nb }]
  })
  return sortOffers(offers)
}
