import type { Desserrage } from '@foulee/contract/shared/desserrer'
import { parseAutour } from '@foulee/domain/shared/geo'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { elargir, nommerCercle } from '@foulee/domain/shared/trouver/autour'

/** A circle on the map, and what its middle is called, as the address of a search says them. */
export type Around = { autour?: string; lieu?: string }

export const AROUND_PARAMS = ['autour', 'lieu'] as const

const MAX_WORDS = 100

/** Words of an address as they may be shown and asked. */
export const readWords = (params: URLSearchParams, name: string): string =>
  (params.get(name) ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, MAX_WORDS)

/** What is no circle counts as not asked. */
export function readAround(params: URLSearchParams): Around {
  const autour = params.get('autour') ?? ''
  return parseAutour(autour) ? { autour, lieu: readWords(params, 'lieu') } : {}
}

/** « Autour d’Annecy (74), 30 km ». */
export const nameAround = ({ autour = '', lieu = '' }: Around): string =>
  nommerCercle(lieu, parseAutour(autour)?.rayon_km ?? 0)

/** The circle as one thing that was asked, and the search without it; nothing where none was. */
export const readCircle = <Search extends Around>(search: Search) =>
  search.autour ? [{ label: nameAround(search), without: { ...search, autour: '', lieu: '' } }] : []

/** The same search in the next wider circle; null where it is in none, or in the widest. */
export function widenCircle<Search extends Around>(search: Search) {
  const near = parseAutour(search.autour ?? '')
  const [rayon_km] = elargir(near?.rayon_km ?? Number.POSITIVE_INFINITY)
  if (!near || !rayon_km) return null
  const to = { ...search, autour: [...near.position, rayon_km].join(',') }
  return { label: `Élargir à ${formatNombre(rayon_km)}\u00a0km`, to }
}

/** A search to go to where nothing is found: further around, or anywhere; null for what is no matter of the circle. */
export function loosenCircle<Search extends Around>(
  search: Search,
  { sans, rayon_km }: Pick<Desserrage, 'sans' | 'rayon_km'>,
) {
  if (sans === 'autour') {
    return { label: nameAround(search), to: { ...search, autour: '', lieu: '' } }
  }
  if (sans !== 'loin') return null
  const { position = [] } = parseAutour(search.autour ?? '') ?? {}
  const to = { ...search, autour: [...position, rayon_km].join(',') }
  return { label: nameAround(to), isWider: true, to }
}
