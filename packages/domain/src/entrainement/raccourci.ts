import { isFacile } from './intensite.ts'
import { isRepetition, type SimpleStepType, type Step } from './step.ts'

/**
 * The shorthand of a session, as coaches write it: `20' EF + 2x(8x30/30 à 100-105 % VMA) r=3' + 10' RC`.
 * What its reader and its writer agree on.
 */

/** Why a text is no session. */
export type Refus = {
  /** Where, in the text as it was given: the index of the first character, and how many. */
  position: number
  longueur: number
  /** What could stand there, in French. */
  attendu: string
  /** The whole sentence for whoever wrote it. */
  message: string
}

/** Characters: the longest session that the limits of steps allow fits, written with all its comments. */
export const RACCOURCI_MAX = 60_000

/** A bare number in a repetition is seconds from the first, metres from the second (`30/30`, `8x400`). */
export const SANS_UNITE = { secondes: 10, metres: 100 } as const

const isWork = (step: Step) =>
  isRepetition(step) ||
  (step.type === 'effort' && step.cible.type !== 'libre' && !isFacile(step.cible))

/**
 * What a step is when its author says no word for it: an effort, but the first one of a session is its
 * warm-up, and the last one its cool-down, when it is easy by its figures and there is work elsewhere (a
 * repetition, or an effort with figures that are not easy).
 */
export function guessType(steps: readonly Step[], index: number): SimpleStepType {
  const step = steps[index]
  const isPlain = step && !isRepetition(step) && isFacile(step.cible) && steps.some(isWork)
  if (isPlain && index === 0) return 'echauffement'
  if (isPlain && index === steps.length - 1) return 'retour_au_calme'
  return 'effort'
}
