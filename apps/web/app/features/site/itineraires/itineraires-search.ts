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

/** « Où, quelle distance, quel terrain ? » as in the URL. */
export type Search = Around & { texte: string; distance: string; type: string }
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

/** Parses a URL; unknown values are ignored, so that every URL works. */
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

export function searchPath(path: string, search: Partial<Search>): string {
  const params = PARAMS.flatMap((name) => {
    const value = search[name]?.trim()
    return value ? [[name, value]] : []
  })
  return params.length ? `${path}?${new URLSearchParams(params)}` : path
}

export const searchFilters = ({ texte, distance, type, autour }: Search): ItinerairesFilters => ({
  ...(texte && { texte }),
  ...(autour && { autour, tri: 'distance' }),
  ...LENGTHS[distance]?.filters,
  ...(type && { type }),
})

export type Criterion = { label: string; without: Search }

export function readAnswers(search: Search): Criterion[] {
  const { distance, type } = search
  const length = LENGTHS[distance]
  return [
    ...readCircle(search),
    ...(length ? [{ label: length.label, without: { ...search, distance: '' } }] : []),
    ...(type ? [{ label: TYPES[type] ?? type, without: { ...search, type: '' } }] : []),
  ]
}

export const filtersToRelax = (search: Search): string[] => [
  ...(search.autour ? ['loin', 'autour'] : []),
  ...(['texte', 'distance', 'type'] as const).filter((name) => search[name]),
]

type Way = { label: string; isWider?: boolean; to: Search; nb: number }

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
