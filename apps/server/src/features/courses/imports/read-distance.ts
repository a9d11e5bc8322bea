import { parseNumber } from '#kernel/imports/read-values.ts'

const METRES: Readonly<Record<string, number>> = { km: 1000, m: 1, mi: 1609.344 }
const SUFFIXES: Readonly<Record<string, keyof typeof METRES & string>> = {
  km: 'km',
  kms: 'km',
  k: 'km',
  kilometres: 'km',
  kilometers: 'km',
  m: 'm',
  metres: 'm',
  meters: 'm',
  metre: 'm',
  mi: 'mi',
  mile: 'mi',
  miles: 'mi',
}
/** A bare figure from here on means metres: no race is 500 km long or 500 m short. */
const METRES_FROM = 500
const MAX_METRES = 2_000_000

function split(text: string): { value: number; suffixe: string } | null {
  const [, figure, letters = ''] = /^(\P{L}+)(\p{L}*)$/u.exec(text.trim()) ?? []
  const value = parseNumber(figure ?? '')
  return value === null || value < 0 ? null : { value, suffixe: letters.toLowerCase() }
}

export function decideUnite(
  cells: readonly string[],
  announced: string | null,
): { unite: string; raison: string } {
  if (announced) return { unite: announced, raison: `lue en ${announced}, d’après son titre` }
  const bare = cells
    .map(split)
    .flatMap((parts) => (parts && !parts.suffixe && parts.value > 0 ? [parts.value] : []))
    .toSorted((a, b) => a - b)
  const median = bare[Math.floor(bare.length / 2)]
  if (median === undefined) return { unite: 'km', raison: 'lue dans l’unité de chaque ligne' }
  const unite = median >= METRES_FROM ? 'm' : 'km'
  return {
    unite,
    raison: `lue en ${unite}, d’après l’ordre de grandeur (valeur médiane\u00a0: ${String(median).replace('.', ',')})`,
  }
}

/** Whole metres; 0 stays 0, for « unknown ». @param unite for a figure without a unit of its own */
export function parseDistance(text: string, unite: string): number | null {
  const parts = split(text)
  const factor = parts && METRES[parts.suffixe ? (SUFFIXES[parts.suffixe] ?? '') : unite]
  if (!parts || !factor) return null
  const metres = Math.round(parts.value * factor)
  return metres <= MAX_METRES ? metres : null
}
