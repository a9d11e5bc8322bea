import type { Desserrage } from '@foulee/contract/shared/desserrer'
import { parseAutour } from '@foulee/domain/shared/geo'
import { takeGraphemes } from '@foulee/domain/shared/graphemes'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { elargir, nommerCercle } from '@foulee/domain/shared/trouver/autour'

/** Query parameters of a circle: centre with radius, and the name of its centre. */
export type Around = { autour?: string; lieu?: string }

export const AROUND_PARAMS = ['autour', 'lieu'] as const

const MAX_WORDS = 100

export const readWords = (params: URLSearchParams, name: string): string =>
  takeGraphemes((params.get(name) ?? '').replace(/\p{Cc}/gu, ' ').trim(), MAX_WORDS)

export function readAround(params: URLSearchParams): Around {
  const autour = params.get('autour') ?? ''
  return parseAutour(autour) ? { autour, lieu: readWords(params, 'lieu') } : {}
}

export const formatAround = ({ autour = '', lieu = '' }: Around): string =>
  nommerCercle(lieu, parseAutour(autour)?.rayon_km ?? 0)

export const readCircle = <Search extends Around>(search: Search) =>
  search.autour
    ? [{ label: formatAround(search), without: { ...search, autour: '', lieu: '' } }]
    : []

/** The search in the next wider circle; null without a circle, or when it is the widest. */
export function widenCircle<Search extends Around>(search: Search) {
  const near = parseAutour(search.autour ?? '')
  const [rayon_km] = elargir(near?.rayon_km ?? Number.POSITIVE_INFINITY)
  if (!near || !rayon_km) return null
  const to = { ...search, autour: [...near.position, rayon_km].join(',') }
  return { label: `Élargir à ${formatNombre(rayon_km)}\u00a0km`, to }
}

export function loosenCircle<Search extends Around>(
  search: Search,
  { sans, rayon_km }: Pick<Desserrage, 'sans' | 'rayon_km'>,
) {
  if (sans === 'autour') {
    return { label: formatAround(search), to: { ...search, autour: '', lieu: '' } }
  }
  if (sans !== 'loin') return null
  const { position = [] } = parseAutour(search.autour ?? '') ?? {}
  const to = { ...search, autour: [...position, rayon_km].join(',') }
  return { label: formatAround(to), isWider: true, to }
}
