/** A file that holds the results of several épreuves, which a column or titles tell apart. */

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

const WORD = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'giu')
/** Parts of one épreuve, pages and states: they say nothing of which épreuve it is. */
const NOISE = [
  WORD('page \\d+(?: ?(?:/|sur) ?\\d+)?'),
  WORD('(?:édité|edite|imprimé|imprime|mis à jour|généré)e?s? (?:le )?.{0,80}'),
  WORD('\\d{1,2}[:h]\\d{2}(?::\\d{2})?'),
  WORD(
    'femmes?|hommes?|f[eé]minine?s?|masculine?s?|dames|messieurs|filles|gar[cç]ons|mixtes?|women|men|female|male',
  ),
  WORD(
    'r[eé]sultats?|classements?|g[eé]n[eé]ral|g[eé]n[eé]raux|scratch|officiels?|provisoires?|d[eé]finitifs?|suite|individuels?|toutes cat[eé]gories|par cat[eé]gories?|overall|results?|tableau',
  ),
  WORD(
    'abandons?|non[- ]partante?s?|non[- ]class[eé]e?s?|disqualifi[eé]e?s?|hors d[eé]lais?|forfaits?|absente?s?|arriv[eé]e?s|class[eé]e?s|finishers?|dnf|dns|dsq',
  ),
]
const LABEL = /^(?:nom de (?:la course|l[’' ]?[eé]preuve)|[eé]preuve|course|parcours|race)\s*:\s*/iu
const ENDS =
  /^(?:[\s.,;:()[\]/|*_\p{Pd}]|(?:de la|du|de|des|et)(?=\s|$)|(?:de )?(?:l|d)[’']$){1,9}/iu
const TAIL = /(?:[\s.,;:([/|*_\p{Pd}]|\s(?:du|de|des|de la|et|la|le|les)){1,9}$/iu
/** Words of races, beside their distances. */
const RACE =
  /(?:^| )(?:\d+(?:,\d+)? (?:km|m|miles?)|courses?|trails?|semi|marathons?|relais|duo|solo|marches?|rando\w*|foulees?|corridas?|cross|ekiden|boucles?|parcours|epreuves?|kilometre\w*|vertical|ultra|canicross|raid|enfants?|kids|poussine?s?|benjamine?s?|minimes?|cadet\w*)(?: |$)/

/**
 * A title between the lines of a sheet, without words that part one épreuve.
 * @returns `nom` empty where nothing is left; `estEpreuve` where it says a distance or a race
 */
export function readTitreEpreuve(titre: string): { nom: string; estEpreuve: boolean } {
  let nom = titre.replace(LABEL, '')
  for (const noise of NOISE) nom = nom.replace(noise, ' ')
  nom = nom
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(ENDS, '')
    .replace(TAIL, '')
    .trim()
  const isUsable = /[\p{L}\p{N}]/u.test(nom)
  return { nom: isUsable ? nom : '', estEpreuve: isUsable && RACE.test(foldEpreuve(nom)) }
}
