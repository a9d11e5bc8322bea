import { formatNombre } from '@foulee/domain/shared/mesure'

export function coursesText(nb: number): string {
  if (nb === 0) return 'Aucune course'
  return `${formatNombre(nb)}\u00a0${coursesNoun(nb)}`
}

export const coursesNoun = (nb: number): string => (nb > 1 ? 'courses' : 'course')

export const comingText = (nb: number): string => `${coursesText(nb)} à venir`
