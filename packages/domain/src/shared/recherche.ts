/** Text normalisation for search: no case, accents or ligatures, tolerance of one typo. */

const LETTERS: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
}

const MAX_TERMES = 8
const MAX_LETTRES = 40
const STOP_WORDS = new Set('le la les de du des d l un une et a en sur'.split(' '))

/**
 * « L’Écotrail-Sœur » → `l ecotrail soeur`. Apostrophes and dashes become spaces, control
 * characters are removed.
 */
export function normalizeTexte(texte: string): string {
  return texte
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[œæøłđß]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/['’‘ʼ`´\p{Pd}\u2212]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim()
}

/** « N.-D. de Monts », « ND de la Gorge »: abbreviation of Notre-Dame. */
const NOTRE_DAME = /(?<![\p{L}\p{N}])n\.?[ -]?d(?:\.|(?![\p{L}\p{N}]))(?! ?\+)/gu

export const developerNoms = (normalise: string): string =>
  normalise.replace(NOTRE_DAME, ' notre dame ').replace(/ +/g, ' ').trim()

const ABREGES: Readonly<Record<string, string>> = {
  st: 'saint',
  ste: 'sainte',
  sts: 'saints',
  mt: 'mont',
  mts: 'monts',
  bd: 'boulevard',
}
const VARIANTES: ReadonlyMap<string, string> = new Map(
  Object.entries(ABREGES).flatMap(([court, long]): [string, string][] => [
    [court, long],
    [long, court],
  ]),
)

export const listVariantes = (mot: string): string[] => {
  const other = VARIANTES.get(mot)
  return other ? [mot, other] : [mot]
}

/** Search terms: at most 8 of at most 40 letters, without stop words and duplicates. */
export function splitTermes(texte: string): string[] {
  const words = developerNoms(normalizeTexte(texte))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !STOP_WORDS.has(word))
    .map((word) => [...word].slice(0, MAX_LETTRES).join(''))
  return [...new Set(words)].slice(0, MAX_TERMES)
}

function isSwapOrSubstitution(a: readonly string[], b: readonly string[], at: number): boolean {
  const isRestEqual = (from: number) => a.slice(from).join('') === b.slice(from).join('')
  if (isRestEqual(at + 1)) return true
  return a[at] === b[at + 1] && a[at + 1] === b[at] && isRestEqual(at + 2)
}

/**
 * Damerau–Levenshtein distance of at most 1: substitution, insertion, deletion or adjacent
 * transposition. Inputs must be normalised.
 */
export function areWithinOneTypo(a: string, b: string): boolean {
  if (a === b) return true
  const [short, long] = [[...a], [...b]].toSorted((x, y) => x.length - y.length)
  if (!short || !long || long.length - short.length > 1) return false
  const at = long.findIndex((letter, index) => letter !== short[index])
  if (short.length === long.length) return isSwapOrSubstitution(short, long, at)
  return short.slice(at).join('') === long.slice(at + 1).join('')
}

export function transpositions(mot: string): string[] {
  const letters = [...mot]
  const swapped = letters.slice(1).map((letter, index) => {
    return letters
      .with(index, letter)
      .with(index + 1, letters[index] ?? '')
      .join('')
  })
  return [...new Set(swapped)].filter((word) => word !== mot)
}
