/** Typed numbers: « 1 500 », « 25,50 € », « 42,5 km », « -5 ». */

/** Units accepted after a number, with their factor to the unit of the field. */
const UNITES = {
  km: [
    [/(km|kilom[eè]tres?)$/i, 1],
    [/(m|m[eè]tres?)$/i, 0.001],
  ],
  m: [[/(m|m[eè]tres?)?(d[+\-−])?$/i, 1]],
  euros: [[/(€|eur|euros?)$/i, 1]],
  /** No unit: the value comes scaled from code. */
  aucune: [],
  nombre: [
    [/(places?|personnes?|coureurs?|inscrits?|ans?|semaines?|heures?|minutes?|fois)$/i, 1],
    [/(jours?|j|h|min|mn|%|°|bpm|watts?|w|km\/h)$/i, 1],
  ],
} as const

export type Unite = keyof typeof UNITES

/** No blank between digits but before three of them. */
const GROUPS = /^(?:(?!\d[\s'’]{1,3}(?!\d{3}(?!\d))\d).)*$/s

/**
 * Parses a typed number.
 * @param unite unit of the field, the only one accepted after the number
 * @returns null if empty, undefined if invalid
 */
export function readNombre(text: string, unite: Unite = 'nombre'): number | null | undefined {
  const written = text.normalize('NFKC').trim()
  const typed = written.replace(/[\s'’]/g, '')
  if (!typed) return null
  // « 1 5 » is two numbers, or a forgotten comma.
  if (!GROUPS.test(written)) return undefined
  const [found, factor] = (UNITES[unite] as readonly (readonly [RegExp, number])[]).find(
    ([pattern]) => pattern.test(typed),
  ) ?? [/$/, 1]
  const plain = typed.replace(found, '').replace(/^[−–]/, '-').replace(',', '.')
  if (!/^[+-]?\d+(\.\d+)?$/.test(plain)) return undefined
  return Number((Number(plain) * factor).toPrecision(12))
}
