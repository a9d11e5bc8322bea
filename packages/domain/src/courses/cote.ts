/**
 * Rating of a runner: what each finished race is worth against one law of reference, and the level
 * that the best of the last three years say together (produit 9.29).
 */

import { isPlausible } from '../parcours/prediction.ts'
import { countDays } from '../shared/calendrier.ts'
import type { TypeCourse } from './course.ts'
import { getKmEffort, getKmEffortClass, type KmEffortClass } from './epreuve.ts'
import { isPrevisible } from './previsible.ts'

/** Men’s record of the marathon in 2023: seconds, kilometres of effort. */
const MARATHON = { temps: 7235, effort: 42.195 }
/** Growth of the time with the effort: Riegel 1981 up to the marathon, records of 100 km and 24 h beyond. */
const EXPOSANTS = { court: 1.06, long: 1.23 }

/** Points of the law of reference itself. */
export const POINTS_REFERENCE = 1000

/** Races older than this say nothing of today. */
export const ANNEES_COTE = 3
const RETENUES = 5
/** Years over which a race loses two thirds of its weight. */
const RECENCE = 2
/** Assumed deviation of ln(points) from race to race, and the number of races that it counts as. */
const DISPERSION = { ecart: 0.1, poids: 2 }
/** Eight times out of ten, if points are spread as ln(time) is. */
const QUANTILE = 1.2816
const YEAR = 365.25

/** Seconds of the law for kilometres of effort. */
export function getTempsReference(effort: number): number {
  const exposant = effort > MARATHON.effort ? EXPOSANTS.long : EXPOSANTS.court
  return MARATHON.temps * (effort / MARATHON.effort) ** exposant
}

export type CourseCourue = {
  type: TypeCourse
  /** Metres. */
  distance: number | null
  denivele: number | null
  /** Seconds. */
  temps: number | null
}

/** Null for a race that is not run as a whole, of unknown effort, or too fast or slow to be one. */
export function getPoints({ type, distance, denivele, temps }: CourseCourue): number | null {
  const effort = getKmEffort({ type, distance, denivele })
  if (!effort || !distance || !temps) return null
  if (!isPrevisible({ type, distance, annulee: false })) return null
  if (!isPlausible({ distance, temps })) return null
  return Math.round((POINTS_REFERENCE * getTempsReference(effort)) / temps)
}

export type CourseCotee = {
  date: string
  points: number
  /** Kilometres of effort. */
  effort: number
}

export type Cote = {
  cote: number
  bas: number
  haut: number
  /** Races of the last three years, and those of them that count. */
  nb: number
  retenues: number
}

/** Null without a race of the last three years. */
export function getCote(courses: readonly CourseCotee[], aujourdhui: string): Cote | null {
  const recent = courses
    .map(({ date, points }) => ({ annees: countDays(date, aujourdhui) / YEAR, points }))
    .filter(({ annees }) => annees >= 0 && annees <= ANNEES_COTE)
  if (!recent.length) return null
  const best = recent.toSorted((a, b) => b.points - a.points).slice(0, RETENUES)
  const weighed = best.map(({ annees, points }) => ({
    poids: Math.exp(-annees / RECENCE),
    valeur: Math.log(points),
  }))
  const total = sum(weighed.map(({ poids }) => poids))
  const middle = sum(weighed.map(({ poids, valeur }) => poids * valeur)) / total
  const spread = sum(weighed.map(({ poids, valeur }) => poids * (valeur - middle) ** 2)) / total
  const variance =
    (DISPERSION.poids * DISPERSION.ecart ** 2 + best.length * spread) /
    (DISPERSION.poids + best.length - 1)
  // Old races weigh less than one: the interval widens with their age.
  const reach = QUANTILE * Math.sqrt(variance / total)
  return {
    cote: Math.round(Math.exp(middle)),
    bas: Math.round(Math.exp(middle - reach)),
    haut: Math.round(Math.exp(middle + reach)),
    nb: recent.length,
    retenues: best.length,
  }
}

export type CoteDeNiveau = Cote & { niveau: KmEffortClass }

/** By class of effort, the shortest first; classes without a recent race are left out. */
export function listCotes(
  courses: readonly CourseCotee[],
  aujourdhui: string,
): { ensemble: Cote | null; niveaux: CoteDeNiveau[] } {
  const classes = Map.groupBy(
    courses.toSorted((a, b) => a.effort - b.effort),
    ({ effort }) => getKmEffortClass(effort),
  )
  const niveaux = [...classes].flatMap(([niveau, ran]) => {
    const cote = getCote(ran, aujourdhui)
    return cote ? [{ niveau, ...cote }] : []
  })
  return { ensemble: getCote(courses, aujourdhui), niveaux }
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
