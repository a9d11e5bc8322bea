import { formatNombre } from '@foulee/domain/mesure'

/** « Aucune course », « 1 course », « 1 250 courses ». */
export function coursesText(nb: number): string {
  if (nb === 0) return 'Aucune course'
  return `${formatNombre(nb)}\u00a0course${nb > 1 ? 's' : ''}`
}

/** « Aucune course à venir », « 12 courses à venir ». */
export const comingText = (nb: number): string => `${coursesText(nb)} à venir`
