import { formatNombre } from '@foulee/domain/shared/mesure'

export function countText(nb: number): string {
  if (nb === 0) return 'Aucune course'
  return `${formatNombre(nb)}\u00a0course${nb > 1 ? 's' : ''}`
}
