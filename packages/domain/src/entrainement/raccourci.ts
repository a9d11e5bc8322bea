import { isFacile } from './intensite.ts'
import { isRepetition, type SimpleStepType, type Step } from './step.ts'

/**
 * Session shorthand as coaches write it: `20' EF + 2x(8x30/30 à 100-105 % VMA) r=3' + 10' RC`.
 * Shared by parser and writer.
 */

export type Refus = {
  position: number
  longueur: number
  attendu: string
  message: string
}

/** Characters; fits the longest session within the limits, comments included. */
export const RACCOURCI_MAX = 60_000

/**
 * Bare numbers in a repetition are seconds from the first threshold, metres from the second
 * (`30/30`, `8x400`).
 */
export const SANS_UNITE = { secondes: 10, metres: 100 } as const

const isWork = (step: Step) =>
  isRepetition(step) ||
  (step.type === 'effort' && step.cible.type !== 'libre' && !isFacile(step.cible))

/**
 * Default type of a step: an effort; the first step is a warm-up and the last a cool-down if they
 * are easy by their values and the session has work elsewhere (a repetition or a hard effort).
 */
export function guessType(steps: readonly Step[], index: number): SimpleStepType {
  const step = steps[index]
  const isPlain = step && !isRepetition(step) && isFacile(step.cible) && steps.some(isWork)
  if (isPlain && index === 0) return 'echauffement'
  if (isPlain && index === steps.length - 1) return 'retour_au_calme'
  return 'effort'
}
