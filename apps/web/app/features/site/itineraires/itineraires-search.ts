import type { Desserrage } from '@foulee/contract/shared/desserrer'
import { TYPE_PARCOURS_LABELS } from '@foulee/domain/parcours/parcours'
import {
  AROUND_PARAMS,
  type Around,
  loosenCircle,
  readAround,
  readCircle,
  readWords,
} from '#kit/directory/around.ts'
import type { Option } from '#ui/select.tsx'

/** « Où, quelle distance, quel terrain ? » as the address says it. */
export type Search = Around & { texte: string; distance: string; type: string }
/** Filters of `GET /api/parcours`, as they travel. */
export type ItinerairesFilters = Readonly<Record<string, string>>

const PARAMS = ['texte', 'distance', 'type', ...AROUND_PARAMS] as const

const LENGTHS: Readonly<Record<string, { label: string; filters: ItinerairesFilters }>> = {
  court: { label: 'Moins de 8\u00a0km', filters: { distance_max: '8000' } },
  moyen: { label: '8 à 15\u00a0km', filters: { distance_min: '8000', distance_max: '15000' } },
  long: { label: '15 à 30\u00a0km', filters: { distance_min: '15000', distance_max: '30000' } },
  'tres-long': { label: 'Plus de 30\u00a0km', filters: { distance_min: '30000' } },
}
const TYPES: Readonly<Record<string, string>> = TYPE_PARCOURS_LABELS

export const distanceOptions: Option[] = Object.entries(LENGTHS).map(([value, { label }]) => ({
  value,
  label,
}))
export const typeOptions: Option[] = Object.entries(TYPES).map(([value, label]) => ({
  value,
  label,
}))

/** Reads an address; what it does not know counts as not asked, so that no address is refused. */
export function readSearch(params: URLSearchParams): Search {
  const [distance, type] = [params.get('distance') ?? '', params.get('type') ?? '']
  return {
    texte: readWords(params, 'texte'),
    distance: Object.hasOwn(LENGTHS, distance) ? distance : '',
    type: Object.hasOwn(TYPES, type) ? type : '',
    ...readAround(params),
  }
}

export const isSearching = (search: Search): boolean => PARAMS.some((name) => search[name])

/** The address of a search on the page of all routes, or of a département, without what is not asked. */
export function searchPath(path: string, search: Partial<Search>): string {
  const given = PARAMS.flatMap((name) => {
    const value = search[name]?.trim()
    return value ? [[name, value]] : []
  })
  return given.length ? `${path}?${new URLSearchParams(given)}` : path
}

/** What the list of routes is asked for. */
export const searchFilters = ({ texte, distance, type, autour }: Search): ItinerairesFilters => ({
  ...(texte && { texte }),
  // Around a place, the nearest first.
  ...(autour && { autour, tri: 'distance' }),
  ...LENGTHS[distance]?.filters,
  ...(type && { type }),
})

/** One thing that was asked, and the search without it. */
export type Criterion = { label: string; without: Search }

/** Answers to where, which distance and which terrain; the words apart (`itineraires-criteria.ts`). */
export function readAnswers(search: Search): Criterion[] {
  const { distance, type } = search
  const length = LENGTHS[distance]
  return [
    ...readCircle(search),
    ...(length ? [{ label: length.label, without: { ...search, distance: '' } }] : []),
    ...(type ? [{ label: TYPES[type] ?? type, without: { ...search, type: '' } }] : []),
  ]
}

/** What may be given up when nothing is found, as the call that counts names it. */
export const namesToLoosen = (search: Search): string[] => [
  ...(search.autour ? ['loin', 'autour'] : []),
  ...(['texte', 'distance', 'type'] as const).filter((name) => search[name]),
]

/** A search that finds something, what it does without, or how far it goes, and how many it finds. */
type Way = { label: string; isWider?: boolean; to: Search; nb: number }

/** What the call says, as searches to go to: the most first. */
export function waysOf(search: Search, answers: readonly Desserrage[]): Way[] {
  const labels = { distance: LENGTHS[search.distance]?.label, type: TYPES[search.type] }
  return answers
    .flatMap(({ sans, texte, mots, rayon_km, nb }): Way[] => {
      if (!nb) return []
      const around = loosenCircle(search, { sans, rayon_km })
      if (around) return [{ ...around, nb }]
      if (sans === 'texte')
        return [{ label: mots ?? '', to: { ...search, texte: texte ?? '' }, nb }]
      if (sans !== 'distance' && sans !== 'type') return []
      return [{ label: labels[sans] ?? '', to: { ...search, [sans]: '' }, nb }]
    })
    .toSorted((a, b) => b.nb - a.nb)
}
