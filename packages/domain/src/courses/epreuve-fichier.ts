/** A file that holds the results of several épreuves, which a column tells apart. */

import { normalizeTexte } from '../shared/recherche.ts'

/** Said instead of a value of the column: every line is of this épreuve. */
export const TOUTES_EPREUVES = '*'

/** An épreuve as a file writes it, compared without case, accents or punctuation. */
export const foldEpreuve = (texte: string): string =>
  normalizeTexte(texte)
    .replace(/(\d)[.,](\d)/g, '$1,$2')
    .replace(/[^\p{L}\p{N},]+/gu, ' ')
    .replace(/(\d) ?(km|k)\b/g, '$1 km')
    .trim()

const contains = (whole: string, part: string) => part !== '' && ` ${whole} `.includes(` ${part} `)

const KM = /(\d{1,3}(?:,\d+)?) km/
/** Metres that the épreuve may differ from what its name says: « 10 km » of 9,8 km. */
const AWAY = 0.06

const isAsLong = (value: string, distance: number): boolean => {
  const km = KM.exec(value)?.[1]
  const metres = km === undefined ? 0 : Number(km.replace(',', '.')) * 1000
  return Math.abs(metres - distance) <= distance * AWAY
}

/**
 * The value that is this épreuve: by its name, by a part of it, by its distance.
 * @returns null where none is, or several are
 */
export function suggestEpreuve(
  valeurs: readonly string[],
  { nom, distance }: { nom: string; distance: number | null },
): string | null {
  const own = foldEpreuve(nom)
  const folded = valeurs.map((valeur) => ({ valeur, text: foldEpreuve(valeur) }))
  const rules: ((text: string) => boolean)[] = [
    (text) => text === own,
    (text) => contains(text, own) || contains(own, text),
    (text) => distance !== null && isAsLong(text, distance),
  ]
  for (const isIt of rules) {
    const found = folded.filter(({ text }) => isIt(text))
    if (found.length === 1) return found[0]?.valeur ?? null
    if (found.length > 1) return null
  }
  return null
}
