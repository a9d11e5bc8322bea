import type { Montee, ParcoursPoint, Trace } from '@foulee/contract/parcours/parcours'
import { POINT_PARCOURS_LABELS } from '@foulee/domain/parcours/parcours'
import { formatDistance } from '@foulee/domain/shared/mesure'
import { metresText, slopeText } from '#kit/track/route-texts.ts'

/** Remaining elevation gain in metres; null with unknown altitudes. */
export function remainingClimb(kilometres: Trace['kilometres'], metres: number): number | null {
  let before = 0
  let sum = 0
  for (const { fin, denivele } of kilometres) {
    if (denivele === null) return null
    const share = Math.min(1, Math.max(0, (fin - metres) / Math.max(1, fin - before)))
    sum += denivele * share
    before = fin
  }
  return Math.round(sum)
}

/** « Montée dans 1,20 km : 450 m à 10 % », or the current climb; null after the last. */
export function nextClimb(climbs: readonly Montee[], metres: number): string | null {
  const [next] = climbs.filter(({ fin }) => fin > metres).toSorted((a, b) => a.debut - b.debut)
  if (!next) return null
  const { debut, fin, denivele, pente_moyenne } = next
  if (debut <= metres) return `Dans la montée\u00a0: encore ${formatDistance(fin - metres)}.`
  return `Montée dans ${formatDistance(debut - metres)}\u00a0: ${metresText(denivele)} à ${slopeText(pente_moyenne)}.`
}

/** Tolerance in metres within which a point counts as passed. */
const REACHED = 20

/** « Point d’eau dans 800 m : Source du habert »; null after the last. */
export function nextPoint(points: readonly ParcoursPoint[], metres: number): string | null {
  const [next] = points
    .filter((point) => point.metres > metres + REACHED)
    .toSorted((a, b) => a.metres - b.metres)
  if (!next) return null
  const label = POINT_PARCOURS_LABELS[next.type]
  const text = `${label} dans ${formatDistance(next.metres - metres)}`
  return next.nom ? `${text}\u00a0: ${next.nom}.` : `${text}.`
}
