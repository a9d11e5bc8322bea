import { isRepetition, type RepetitionStep, type Step } from './step.ts'

/**
 * One step found or changed in the tree of a session, by its id. Nothing here changes what it is given, and
 * nothing checks limits: `checkSteps` does, of the result.
 */

export type StepTrouve = {
  step: Step
  /** The repetition that holds it; null at the top. */
  parent: RepetitionStep | null
  /** Its place among its siblings, from 0. */
  ordre: number
}

/** The step with this id; null when there is none. */
export const findStep = (steps: readonly Step[], id: number): StepTrouve | null =>
  search(steps, id, null)

function search(
  steps: readonly Step[],
  id: number,
  parent: RepetitionStep | null,
): StepTrouve | null {
  for (const [ordre, step] of steps.entries()) {
    if (step.id === id) return { step, parent, ordre }
    const inner = isRepetition(step) ? search(step.steps, id, step) : null
    if (inner) return inner
  }
  return null
}

/** What becomes of the steps of one repetition, or of the top (null). */
type Change = (siblings: readonly Step[], parent: RepetitionStep | null) => readonly Step[]

/** The lists of steps rewritten from the inside out; a repetition whose steps did not change stays the same. */
function rewrite(
  steps: readonly Step[],
  parent: RepetitionStep | null,
  change: Change,
): readonly Step[] {
  const inside = steps.map((step) => {
    if (!isRepetition(step)) return step
    const inner = rewrite(step.steps, step, change)
    return inner === step.steps ? step : { ...step, steps: inner }
  })
  const isSame = inside.every((step, index) => step === steps[index])
  return change(isSame ? steps : inside, parent)
}

/**
 * With a step at a place among the steps of a repetition (its id) or at the top (null): 0 is the first, and
 * an `ordre` beyond the others is the last. Null when there is no such repetition.
 */
export function insertStep(
  steps: readonly Step[],
  { parent, ordre }: { parent: number | null; ordre: number },
  step: Step,
): Step[] | null {
  const at = Math.max(0, ordre)
  const insert = (siblings: readonly Step[]) => [
    ...siblings.slice(0, at),
    step,
    ...siblings.slice(at),
  ]
  if (parent === null) return insert(steps)
  const holder = findStep(steps, parent)
  if (!holder || !isRepetition(holder.step)) return null
  return [
    ...rewrite(steps, null, (siblings, of) => (of?.id === parent ? insert(siblings) : siblings)),
  ]
}

/** With another step in the place of the one with this id, which it keeps. Null when there is none. */
export function replaceStep(steps: readonly Step[], id: number, step: Step): Step[] | null {
  if (!findStep(steps, id)) return null
  return [
    ...rewrite(steps, null, (siblings) =>
      siblings.some((one) => one.id === id)
        ? siblings.map((one) => (one.id === id ? { ...step, id } : one))
        : siblings,
    ),
  ]
}

/**
 * Without the step with this id, nor those in it; a repetition that it leaves empty goes with it. Null when
 * there is none.
 */
export function removeStep(steps: readonly Step[], id: number): Step[] | null {
  if (!findStep(steps, id)) return null
  const isGone = (step: Step) => step.id === id || (isRepetition(step) && step.steps.length === 0)
  return [
    ...rewrite(steps, null, (siblings) =>
      siblings.some(isGone) ? siblings.filter((step) => !isGone(step)) : siblings,
    ),
  ]
}
