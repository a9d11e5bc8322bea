import type { EtapePrevue } from './etapes-prevues.ts'
import type { SimpleStep, SimpleStepType } from './step.ts'

/** Matched steps, and their deviation from the plan. */

/** Seconds, metres; null if the distance is unknown. */
export type Mesure = { duree: number; distance: number | null }

/** `sans_tour`: done, but merged with the neighbouring lap. */
export type Pose = { etat: 'faite'; mesure: Mesure } | { etat: 'sans_tour' } | { etat: 'non_faite' }

export type Poses = {
  poses: readonly Pose[]
  /** Running after the last step; null if none. */
  apres: Mesure | null
}

export const NOTHING: Mesure = { duree: 0, distance: 0 }

export const addMesures = (a: Mesure, b: Mesure): Mesure => ({
  duree: a.duree + b.duree,
  distance: a.distance === null || b.distance === null ? null : a.distance + b.distance,
})

type Tolerance = { part: number; secondes: number; metres: number }

/** Assumption: keys are pressed some seconds late, recoveries vary, warm-ups are approximate. */
const TOLERANCES: Readonly<Record<SimpleStepType, Tolerance>> = {
  echauffement: { part: 0.5, secondes: 60, metres: 200 },
  effort: { part: 0.15, secondes: 10, metres: 40 },
  recuperation: { part: 0.4, secondes: 20, metres: 60 },
  retour_au_calme: { part: 0.5, secondes: 60, metres: 200 },
}
export const EXACTE: Tolerance = { part: 0.03, secondes: 3, metres: 10 }

export const isMesurable = ({ step }: Pick<EtapePrevue, 'step'>): boolean =>
  step.fin.type !== 'touche'

/**
 * Normalised deviation from the end of a step: 0 is exact, 1 the tolerance, Infinity not
 * comparable. A step ended by a key press has no deviation.
 */
export function getEcart(
  { fin, type }: SimpleStep,
  { duree, distance }: Mesure,
  tolerance: Tolerance = TOLERANCES[type],
): number {
  if (fin.type === 'touche') return 0
  const done = fin.type === 'temps' ? duree : distance
  if (done === null) return Number.POSITIVE_INFINITY
  const least = fin.type === 'temps' ? tolerance.secondes : tolerance.metres
  return Math.abs(done - fin.valeur) / Math.max(least, fin.valeur * tolerance.part)
}

export const isNear = (step: SimpleStep, mesure: Mesure): boolean => getEcart(step, mesure) <= 1
