import type { Trace } from '@foulee/contract/parcours/parcours'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { metresText } from '#kit/track/route-texts.ts'

const NBSP = '\u00a0'
/** Negligible error in metres. */
const SMALL = 0.3
/** Shortest smoothing window, in metres on each side. */
const SHORTEST = 30

export function describeLissage({ lissage }: Pick<Trace, 'lissage'>): string | null {
  if (!lissage) return null
  const { bruit, rayon } = lissage
  const over = `sur ${metresText(2 * rayon)}`
  if (bruit < SMALL) {
    return `Dans ce fichier, l’altitude est régulière${NBSP}: aucun bruit notable n’y a été mesuré, et le relief est lissé au plus court, ${over}.`
  }
  const noise = `Dans ce fichier, l’altitude tremble d’environ ${formatNombre(bruit, 1)}${NBSP}m`
  return rayon <= SHORTEST
    ? `${noise}${NBSP}: c’est peu, et le relief est lissé au plus court, ${over}.`
    : `${noise}${NBSP}: le relief est lissé ${over} pour que ce bruit ne compte pas comme de la montée.`
}
