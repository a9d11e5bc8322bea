import type { SeancePlacee } from '@foulee/domain/entrainement/plan'
import { type SemaineMesuree, sumMesure } from '@foulee/domain/entrainement/plan-volume'
import { getTotaux } from '@foulee/domain/entrainement/totaux'
import type { Weeks } from './weeks.ts'

type Measured = SemaineMesuree['seances'][number]

/** Steps that are the same object are worked out once. */
const known = new WeakMap<SeancePlacee['steps'], Pick<Measured, 'duree' | 'distance' | 'charge'>>()

function measureSteps(steps: SeancePlacee['steps']) {
  const found = known.get(steps)
  if (found) return found
  const { duree, distance, charge } = getTotaux(steps)
  const totals = { duree: duree.valeur, distance: distance.valeur, charge: charge.valeur }
  known.set(steps, totals)
  return totals
}

/** A session with what it adds up to. */
export const measureSeance = (seance: SeancePlacee): Measured => ({
  ...seance,
  ...measureSteps(seance.steps),
})

export const measureWeeks = (weeks: Weeks): SemaineMesuree[] =>
  weeks.map(({ phase, seances }) => ({ phase, seances: seances.map(measureSeance) }))

/** What one week adds up to; null as soon as one session does not say. */
export function sumWeek(seances: readonly SeancePlacee[]) {
  const measured = seances.map(measureSeance)
  return {
    duree: sumMesure(measured, 'duree'),
    distance: sumMesure(measured, 'distance'),
    charge: sumMesure(measured, 'charge'),
  }
}
