import type { EtapePrevue } from './etapes-prevues.ts'
import type { SimpleStep, SimpleStepType } from './step.ts'

/** What was done of each planned step, and how near that is to what was asked. */

/** Seconds, metres; null where nobody knows how far. */
export type Mesure = { duree: number; distance: number | null }

/** `sans_tour`: done, but the watch did not part it from the step beside it. */
export type Pose = { etat: 'faite'; mesure: Mesure } | { etat: 'sans_tour' } | { etat: 'non_faite' }

export type Poses = {
  /** One for each planned step. */
  poses: readonly Pose[]
  /** What came after the last step; null when nothing did. */
  apres: Mesure | null
}

export const NOTHING: Mesure = { duree: 0, distance: 0 }

export const addMesures = (a: Mesure, b: Mesure): Mesure => ({
  duree: a.duree + b.duree,
  distance: a.distance === null || b.distance === null ? null : a.distance + b.distance,
})

/** How far a step may be from its end and still be that step: a share of it, at least so many seconds or metres. */
type Tolerance = { part: number; secondes: number; metres: number }

/**
 * Assumption: a key is pressed some seconds late, a rest is cut or drawn out, and nobody warms up to the
 * second.
 */
const TOLERANCES: Readonly<Record<SimpleStepType, Tolerance>> = {
  echauffement: { part: 0.5, secondes: 60, metres: 200 },
  effort: { part: 0.15, secondes: 10, metres: 40 },
  recuperation: { part: 0.4, secondes: 20, metres: 60 },
  retour_au_calme: { part: 0.5, secondes: 60, metres: 200 },
}
/** What a watch ends by itself is ended where it says. */
export const EXACTE: Tolerance = { part: 0.03, secondes: 3, metres: 10 }

/** Whether a step says by itself when it is over. */
export const isMesurable = ({ step }: Pick<EtapePrevue, 'step'>): boolean =>
  step.fin.type !== 'touche'

/**
 * How far what was done is from the end of a step: 0 is there, 1 is as far as it may be. Infinite where it
 * cannot be told. A step that ends at the press of a key takes whatever it took.
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
