import type { CourseDuPalmares, PalmaresPublic } from '@foulee/contract/courses/mon-palmares'
import {
  KM_EFFORT_CLASSES,
  KM_EFFORT_MINIMUMS,
  type KmEffortClass,
} from '@foulee/domain/courses/epreuve'
import { STATUT_RESULTAT_LABELS } from '@foulee/domain/courses/resultat'
import { groupBy } from '@foulee/domain/shared/everywhere'
import {
  formatDenivele,
  formatDistanceShort,
  formatDuree,
  formatNombre,
} from '@foulee/domain/shared/mesure'
import { slugify } from '@foulee/domain/shared/slug'

export type CoursePublique = PalmaresPublic['courses'][number]

const NBSP = '\u00a0'

export const titleOf = ({ nom, epreuve }: Pick<CoursePublique, 'nom' | 'epreuve'>): string =>
  epreuve ? `${nom}, ${epreuve}` : nom

/** « 23 km · Chamonix · 1 500 m D+ »; a length that is the épreuve’s name is said once. */
export function factsText(course: CoursePublique): string {
  const { epreuve, lieu, distance, denivele, est_relais } = course
  const length = distance === null ? '' : formatDistanceShort(distance)
  const isNamed = epreuve !== null && slugify(epreuve).includes(slugify(length))
  return [
    epreuve,
    lieu,
    !isNamed && length,
    denivele !== null && denivele > 0 && formatDenivele(denivele),
    est_relais && 'en relais',
  ]
    .filter(Boolean)
    .join(' · ')
}

/** « 12e sur 640 ». */
export function placeText({ rang, nb_classes }: CoursePublique): string {
  if (rang === null) return ''
  const place = rang === 1 ? '1re place' : `${formatNombre(rang)}e place`
  return nb_classes === null ? place : `${place} sur ${formatNombre(nb_classes)}`
}

export const valueText = ({ statut, temps }: CoursePublique): string =>
  statut === 'classe' && temps !== null ? formatDuree(temps) : STATUT_RESULTAT_LABELS[statut]

/** « S, de 45 à 74 km-effort ». */
export function niveauText(niveau: KmEffortClass): string {
  const from = KM_EFFORT_MINIMUMS[niveau]
  const next = KM_EFFORT_CLASSES[KM_EFFORT_CLASSES.indexOf(niveau) + 1]
  if (!next) return `à partir de ${from}${NBSP}km-effort`
  const to = KM_EFFORT_MINIMUMS[next]
  return from === 0 ? `moins de ${to}${NBSP}km-effort` : `de ${from} à ${to - 1}${NBSP}km-effort`
}

const DISTANCE_LABELS: Readonly<Record<number, string>> = {
  21097: 'Semi-marathon',
  42195: 'Marathon',
}

export const nameDistance = (metres: number): string =>
  DISTANCE_LABELS[metres] ?? formatDistanceShort(metres)

/** « les 5 meilleures de 12 courses »; fewer all count. */
export function retenuesText({ nb, retenues }: { nb: number; retenues: number }): string {
  if (nb > retenues) return `les ${retenues}${NBSP}meilleures de ${nb}${NBSP}courses`
  return nb > 1 ? `${nb}${NBSP}courses` : 'une course'
}

/** Years, the latest first, each with its races in their order. */
export function groupByYear<C extends Pick<CourseDuPalmares, 'date'>>(
  courses: readonly C[],
): [annee: string, courses: C[]][] {
  return [...groupBy(courses, ({ date }) => date.slice(0, 4))].toSorted(([a], [b]) =>
    b.localeCompare(a),
  )
}
