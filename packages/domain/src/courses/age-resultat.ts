/** Ages derived from a results file, which decide whether names are shown: produit 8.32. */

import { normalizeTexte } from '../shared/recherche.ts'
import { CATEGORIES, DISTANCES_MAX } from './categorie.ts'
import type { TypeCourse } from './course.ts'

export type Age = 'majeur' | 'mineur' | 'inconnu'

/** A runner who turns eighteen in the year of the race may still be seventeen on the day. */
const MAJORITE = 18

/** @param ans age reached in the year of the race */
export const getAge = (ans: number): Age => (ans <= MAJORITE ? 'mineur' : 'majeur')

/** First known age; `mineur` has priority. */
export function joinAges(ages: readonly Age[]): Age {
  if (ages.includes('mineur')) return 'mineur'
  return ages.includes('majeur') ? 'majeur' : 'inconnu'
}

/** FFA categories under age. A junior is seventeen in autumn. */
const MINEURES = 'bb|ea|po|pou|be|ben|mi|min|ca|cad'
const MAJEURES = `es|esp|se|sen|ve|vet|ma|mas|v[1-5]|${CATEGORIES.filter((code) =>
  /^M\d/.test(code),
)
  .map((code) => code.toLowerCase())
  .join('|')}`
/** A code with the sex before or after: « CAF », « F CA », « M2H ». */
const codeOf = (codes: string) => new RegExp(`^(?:[fhmwg] )?(?:${codes}) ?[fhmwg]?$`)
const CODE_MINEUR = codeOf(MINEURES)
const CODE_MAJEUR = codeOf(MAJEURES)

const MOT_MINEUR =
  /\b(?:bab(?:y|ies)|eveils?|poussin\w*|benjamin\w*|minimes?|cadet\w*|pupilles?|enfants?|kids?|jeunes?|gamins?|scolaires?|maternelles?|primaires?|ecoles?|ecoliers?|colleges?|collegiens?|lycees?|lyceens?|mineurs?|adolescents?|ados?|boys?|girls?|youth|children)\b/
const MOT_MAJEUR = /\b(?:seniors?|veterans?|vetera\w*|masters?|espoirs?|adultes?|majeurs?)\b/

/** In order: range, under an age, over an age, exact age. */
const BOUNDS: readonly [RegExp, (first: number, second: number) => [number, number]][] = [
  [/\b(\d{1,2})(?: ?(?:a|to|et|\/) ?| )(\d{1,2})\b/, (first, second) => [first, second]],
  [/\b(?:u ?|under |moins de )(\d{1,2})\b/, (first) => [0, first - 1]],
  [/(?:\bover |\bplus de |\+ ?)(\d{1,2})\b/, (first) => [first, 99]],
  [/\b(\d{1,2}) ?(?:\+|(?:ans )?et (?:plus|\+|au-dela)|ans et plus)/, (first) => [first, 99]],
  // « M40 », « W35 », « H21 », « D16 »: lower bound of an age group.
  [/^[fhmwdg] ?(\d{2})$/, (first) => [first, first]],
  [/\b(\d{1,2}) ?(?:ans|years?|yo)\b/, (first) => [first, first]],
]

function readBounds(text: string): Age {
  for (const [pattern, toBounds] of BOUNDS) {
    const [, first, second = ''] = pattern.exec(text) ?? []
    if (first === undefined) continue
    const [low, high] = toBounds(Number(first), Number(second))
    if (high <= MAJORITE) return 'mineur'
    return low > MAJORITE ? 'majeur' : 'inconnu'
  }
  return 'inconnu'
}

/**
 * Age implied by any category label: « MI », « CAF », « Cadettes », « U16 », « M40 », « 35-39 ans
 * ». « Juniors », « Open » and « 1 » imply nothing.
 */
export function getAgeOfCategorie(categorie: string): Age {
  // « -16 »: `normalizeTexte` would drop the sign as a hyphen.
  const text = normalizeTexte(categorie.trim().replace(/^[-–]\s*(?=\d)/, 'moins de ')).trim()
  // The federation writes the year of birth behind: « CAM/10 ».
  const code = text
    .replace(/(?<=\p{L})\/\d{2}$/u, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  if (CODE_MINEUR.test(code)) return 'mineur'
  if (CODE_MAJEUR.test(code)) return 'majeur'
  const [isYoung, isOld] = [MOT_MINEUR.test(code), MOT_MAJEUR.test(code)]
  if (isYoung !== isOld) return isYoung ? 'mineur' : 'majeur'
  return isYoung ? 'inconnu' : readBounds(text)
}

type Epreuve = {
  nom: string
  type: TypeCourse
  distance: number | null
  age_min: number | null
}

/** Individual races on foot under FFA rules. */
const RUN: readonly TypeCourse[] = ['route', 'trail', 'nature', 'cross']
/** Metres above which minors may not start. */
const ADULTES = DISTANCES_MAX.JU ?? Number.POSITIVE_INFINITY

/** Age implied for all runners of an épreuve: a children’s race, or one closed to minors. */
export function getAgeOfEpreuve({ nom, type, distance, age_min }: Epreuve): Age {
  if (age_min !== null && age_min >= MAJORITE) return 'majeur'
  if (getAgeOfCategorie(nom) === 'mineur') return 'mineur'
  return RUN.includes(type) && distance !== null && distance > ADULTES ? 'majeur' : 'inconnu'
}
