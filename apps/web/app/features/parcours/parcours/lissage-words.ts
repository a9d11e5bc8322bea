import type { Trace } from '@foulee/contract/parcours/parcours'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { metresText } from '#kit/track/route-texts.ts'

const NBSP = '\u00a0'
/** Metres of error that nobody would notice. */
const SMALL = 0.3
/** Metres on each side: the shortest smoothing. */
const SHORTEST = 30

/** What was done with the altitudes of this file; null when it has none, or nobody wrote it down. */
export function tellLissage({ lissage }: Pick<Trace, 'lissage'>): string | null {
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
