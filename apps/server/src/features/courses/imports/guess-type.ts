import { TYPES_COURSE, type TypeCourse } from '@foulee/domain/courses/course'
import { normalizeTexte } from '@foulee/domain/shared/recherche'

const HILLY = 20

const WORDS: readonly [TypeCourse, RegExp][] = [
  ['triathlon', /\b(triathlon|triathlons|duathlon|swimrun|ironman)\b/],
  ['relais', /\b(relais|relay|ekiden)\b/],
  ['trail', /trail\b|\b(trails|skyrunning|skyrace|ut4m|utmb)\b/],
  ['cross', /\b(cross|cross country)\b/],
  ['marche', /\b(marche|rando|randonnee)\b/],
  ['nature', /\b(nature)\b/],
]
/** Words of road races that hilly ones use too: considered after the climb. */
const ROAD = /\b(route|road|marathon|semi|corrida|foulees|10 ?km|5 ?km|urban)\b/

function findWord(text: string): TypeCourse | null {
  return WORDS.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}

/**
 * The type from the file's column, else from the names, else from the climb.
 * @param typeText the type column, free text
 */
export function guessType(epreuve: {
  typeText: string
  noms: string
  distance: number | null
  denivele: number | null
}): TypeCourse {
  const typeWords = normalizeTexte(epreuve.typeText)
  const noms = normalizeTexte(epreuve.noms)
  const declared = TYPES_COURSE.find((type) => type === typeWords) ?? findWord(typeWords)
  if (declared) return declared
  if (ROAD.test(typeWords)) return 'route'
  const named = findWord(noms)
  if (named) return named
  const { distance, denivele } = epreuve
  if (distance && denivele && (denivele * 1000) / distance >= HILLY) return 'trail'
  return ROAD.test(noms) ? 'route' : 'autre'
}
