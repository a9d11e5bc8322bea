import { formatNombre } from '@foulee/domain/shared/mesure'

/** « Aucune course », « 1 course », « 1 250 courses ». */
export function coursesText(nb: number): string {
  if (nb === 0) return 'Aucune course'
  return `${formatNombre(nb)}\u00a0${coursesNoun(nb)}`
}

/** « course », « courses ». */
export const coursesNoun = (nb: number): string => (nb > 1 ? 'courses' : 'course')

/** « Aucune course à venir », « 12 courses à venir ». */
export const comingText = (nb: number): string => `${coursesText(nb)} à venir`
