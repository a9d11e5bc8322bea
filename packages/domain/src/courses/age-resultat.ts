/** The ages that a file of results tells of, and what follows for names: produit 8.32. */

import { normalizeTexte } from '../shared/recherche.ts'
import { CATEGORIES, DISTANCES_MAX } from './categorie.ts'
import type { TypeCourse } from './course.ts'

/** A runner was of age on the day, maybe not, or nothing is known. */
export type Age = 'majeur' | 'mineur' | 'inconnu'

/** Eighteen in the year of the race is seventeen on many of its days. */
const MAJORITE = 18

/** @param ans the age reached in the year of the race */
export const getAge = (ans: number): Age => (ans <= MAJORITE ? 'mineur' : 'majeur')

/** The first of them that says something, a child before all. */
export function joinAges(ages: readonly Age[]): Age {
  if (ages.includes('mineur')) return 'mineur'
  return ages.includes('majeur') ? 'majeur' : 'inconnu'
}

/** FFA codes of which none is of age yet. A junior of autumn is seventeen. */
const MINEURES = 'bb|ea|po|pou|be|ben|mi|min|ca|cad'
const MAJEURES = `es|esp|se|sen|ve|vet|ma|mas|v[1-5]|${CATEGORIES.filter((code) =>
  /^M\d/.test(code),
)
  .map((code) => code.toLowerCase())
  .join('|')}`
/** A code alone, with the sex before or after it: « CAF », « F CA », « M2H ». */
const codeOf = (codes: string) => new RegExp(`^(?:[fhmwg] )?(?:${codes}) ?[fhmwg]?$`)
const CODE_MINEUR = codeOf(MINEURES)
const CODE_MAJEUR = codeOf(MAJEURES)

const MOT_MINEUR =
  /\b(?:bab(?:y|ies)|eveils?|poussin\w*|benjamin\w*|minimes?|cadet\w*|pupilles?|enfants?|kids?|jeunes?|gamins?|scolaires?|maternelles?|primaires?|ecoles?|ecoliers?|colleges?|collegiens?|lycees?|lyceens?|mineurs?|adolescents?|ados?|boys?|girls?|youth|children)\b/
const MOT_MAJEUR = /\b(?:seniors?|veterans?|vetera\w*|masters?|espoirs?|adultes?|majeurs?)\b/

/** Between two ages, under one, over one, and of one: in this order. */
const BOUNDS: readonly [RegExp, (first: number, second: number) => [number, number]][] = [
  [/\b(\d{1,2})(?: ?(?:a|to|et|\/) ?| )(\d{1,2})\b/, (first, second) => [first, second]],
  [/\b(?:u ?|under |moins de )(\d{1,2})\b/, (first) => [0, first - 1]],
  [/(?:\bover |\bplus de |\+ ?)(\d{1,2})\b/, (first) => [first, 99]],
  [/\b(\d{1,2}) ?(?:\+|(?:ans )?et (?:plus|\+|au-dela)|ans et plus)/, (first) => [first, 99]],
  // « M40 », « W35 », « H21 », « D16 » begin a group of some years.
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
 * The age that a category tells of, whoever named it: « MI », « CAF », « Cadettes », « U16 », « M40 »,
 * « 35-39 ans ». « Juniors », « Open » and « 1 » tell nothing.
 */
export function getAgeOfCategorie(categorie: string): Age {
  // « -16 »: what folds texts takes the sign for a hyphen.
  const text = normalizeTexte(categorie.trim().replace(/^[-–]\s*(?=\d)/, 'moins de ')).trim()
  const code = text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
  if (CODE_MINEUR.test(code)) return 'mineur'
  if (CODE_MAJEUR.test(code)) return 'majeur'
  const [isYoung, isOld] = [MOT_MINEUR.test(code), MOT_MAJEUR.test(code)]
  if (isYoung !== isOld) return isYoung ? 'mineur' : 'majeur'
  return isYoung ? 'inconnu' : readBounds(text)
}

type Epreuve = {
  nom: string
  type: TypeCourse
  /** Metres. */
  distance: number | null
  age_min: number | null
}

/** Races that are run alone and on foot, under the rules of the FFA. */
const RUN: readonly TypeCourse[] = ['route', 'trail', 'nature', 'cross']
/** Metres beyond which nobody under age may start. */
const ADULTES = DISTANCES_MAX.JU ?? Number.POSITIVE_INFINITY

/** The age that an épreuve tells of everybody who ran it: a race of children, or one that takes none. */
export function getAgeOfEpreuve({ nom, type, distance, age_min }: Epreuve): Age {
  if (age_min !== null && age_min >= MAJORITE) return 'majeur'
  if (getAgeOfCategorie(nom) === 'mineur') return 'mineur'
  return RUN.includes(type) && distance !== null && distance > ADULTES ? 'majeur' : 'inconnu'
}
