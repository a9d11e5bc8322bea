import type { Desserrage } from '@foulee/contract/shared/desserrer'
import { groupBy } from '@foulee/domain/shared/everywhere'
import { parseAutour } from '@foulee/domain/shared/geo'
import { elargir } from '@foulee/domain/shared/trouver/autour'
import type { ActiveFilter } from './chips.ts'
import type { FilterChange, FilterValues } from './list-url.ts'

/** One tap that may bring results back. */
export type Loosening = {
  key: string
  /** What the call is asked to do without (produit 14.26). */
  sans: string
  label: string
  change: FilterChange
  /** Radius of a wider circle. */
  rayon_km?: number
}

/** Ways to try when nothing is found: wider and wider circles, then doing without each filter in turn. */
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

/** A wider circle first, the smallest that finds something; then what brings most. */
const sortOffers = (offers: readonly Offer[]): Offer[] => {
  const [nearest] = offers.filter(({ rayon_km }) => rayon_km)
  const others = offers.filter(({ rayon_km }) => !rayon_km)
  return [...(nearest ? [nearest] : []), ...others.toSorted((a, b) => (b.nb ?? 0) - (a.nb ?? 0))]
}

/** Each way with its own count: those that find something, or of which nobody knows yet. */
export const offersCounted = (
  ways: readonly Loosening[],
  counts: readonly (number | undefined)[],
): Offer[] =>
  sortOffers(ways.map((way, index) => ({ ...way, nb: counts[index] })).filter(({ nb }) => nb !== 0))

/** The ways as the call counted them, the words meaning by meaning. */
export function offersOf(ways: readonly Loosening[], answers: readonly Desserrage[]): Offer[] {
  const offers = answers.flatMap(({ sans, texte, mots, rayon_km, nb }): Offer[] => {
    if (!nb) return []
    if (texte !== null && mots !== null) {
      const label = `Retirer ${quote(mots)}`
      return [{ key: `texte-${mots}`, label, change: { texte: texte || null }, nb }]
    }
    const found = ways.find((one) => one.sans === sans && (one.rayon_km ?? null) === rayon_km)
    if (!found) return []
    const { sans: _, ...way } = found
    return [{ ...way, nb }]
  })
  return sortOffers(offers)
}
