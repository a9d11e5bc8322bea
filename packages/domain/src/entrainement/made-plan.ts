import type { JourSemaine } from './plan.ts'
import type { SeanceMesuree, SemaineMesuree } from './plan-volume.ts'
import type { ObjectifSeance } from './seance.ts'

export type Ecrite = [jour: JourSemaine, objectif: ObjectifSeance, minutes?: number]

/** A plan from days and goals; keys count from 1 over the whole plan. */
export function plan(...semaines: Ecrite[][]): SemaineMesuree[] {
  let cle = 0
  return semaines.map((seances) => ({
    phase: 'generale',
    seances: seances.map(([jour, objectif, minutes = 50]): SeanceMesuree => {
      cle += 1
      const titre = `${objectif} ${cle}`
      const duree = minutes * 60
      return { cle, jour, titre, sport: 'trail', objectif, duree, charge: null, distance: null }
    }),
  }))
}

export const RACE: Ecrite[] = [
  [2, 'seuil'],
  [4, 'endurance'],
  [6, 'recuperation', 20],
  [7, 'course', 60],
]
