import { formatNombre } from '@foulee/domain/shared/mesure'

/** « Aucune course », « 1 course », « 1 250 courses ». */
export function countText(nb: number): string {
  if (nb === 0) return 'Aucune course'
  return `${formatNombre(nb)}\u00a0course${nb > 1 ? 's' : ''}`
}
