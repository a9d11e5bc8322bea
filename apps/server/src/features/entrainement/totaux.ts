import { type Reperes, SANS_REPERES } from '@foulee/domain/entrainement/reperes'
import type { Step } from '@foulee/domain/entrainement/step'
import { getTotaux } from '@foulee/domain/entrainement/totaux'

const round = (value: number | null) => (value === null ? null : Math.round(value))

/** What steps add up to, in whole seconds, metres and units of load; null where it cannot be told. */
export function sumSteps(
  steps: readonly Step[],
  reperes: Reperes = SANS_REPERES,
): { duree: number | null; distance: number | null; charge: number | null } {
  const { duree, distance, charge } = getTotaux(steps, reperes)
  return {
    duree: round(duree.valeur),
    distance: round(distance.valeur),
    charge: round(charge.valeur),
  }
}
