import type { SeancePlacee } from '@foulee/domain/entrainement/plan'
import {
  REPERES_COMPARAISON,
  type SemaineMesuree,
  sumMesure,
  type Volume,
} from '@foulee/domain/entrainement/plan-volume'
import { sumSteps } from '@foulee/domain/entrainement/totaux'
import type { Weeks } from './weeks.ts'

type Measured = SemaineMesuree['seances'][number]

/** Cache by identity: unchanged steps are computed once. */
const known = new WeakMap<SeancePlacee['steps'], Volume>()

function measureSteps(steps: SeancePlacee['steps']): Volume {
  const found = known.get(steps)
  if (found) return found
  const totals = sumSteps(steps, REPERES_COMPARAISON)
  known.set(steps, totals)
  return totals
}

export const measureSeance = (seance: SeancePlacee): Measured => ({
  ...seance,
  ...measureSteps(seance.steps),
})

export const measureWeeks = (weeks: Weeks): SemaineMesuree[] =>
  weeks.map(({ phase, seances }) => ({ phase, seances: seances.map(measureSeance) }))

/** Totals of a week; null as soon as one session is unknown. */
export function sumWeek(seances: readonly SeancePlacee[]): Volume {
  const measured = seances.map(measureSeance)
  return {
    duree: sumMesure(measured, 'duree'),
    distance: sumMesure(measured, 'distance'),
    charge: sumMesure(measured, 'charge'),
  }
}
