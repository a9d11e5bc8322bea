/** Numbers as people type them: « 1 500 », « 25,50 € », « 42,5 km », « -5 ». */

/** Units that people write after a number, though the field names it already; each with what one is worth there. */
const UNITES = {
  km: [
    [/(km|kilom[eè]tres?)$/i, 1],
    [/(m|m[eè]tres?)$/i, 0.001],
  ],
  m: [[/(m|m[eè]tres?)?(d[+\-−])?$/i, 1]],
  euros: [[/(€|eur|euros?)$/i, 1]],
  /** A number that a program has scaled. */
  aucune: [],
  nombre: [[/(places?|personnes?|coureurs?|ans?|jours?|heures?|minutes?|h|min|%)$/i, 1]],
} as const

export type Unite = keyof typeof UNITES

/**
 * Reads a number that people typed.
 * @param unite what the field counts: that unit may follow the number, and no other
 * @returns null for nothing, undefined for what is no number
 */
export function readNombre(text: string, unite: Unite = 'nombre'): number | null | undefined {
  const typed = text.normalize('NFKC').replace(/[\s'’]/g, '')
  if (!typed) return null
  const [found, factor] = (UNITES[unite] as readonly (readonly [RegExp, number])[]).find(
    ([pattern]) => pattern.test(typed),
  ) ?? [/$/, 1]
  const plain = typed.replace(found, '').replace(/^[−–]/, '-').replace(',', '.')
  if (!/^[+-]?\d+(\.\d+)?$/.test(plain)) return undefined
  return Number((Number(plain) * factor).toPrecision(12))
}
