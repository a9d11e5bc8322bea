/** The steps of a session as a tree: read, checked and changed one by one. */

import { isRepetition, STEP_LIMITS, type Step } from './step.ts'

/** What is wrong with a step; `chemin` is its rank at each level, from 0. */
export type StepFault = { chemin: readonly number[]; message: string }

/** What types alone do not say: how many, how deep, and that a range begins before it ends. */
export function checkSteps(steps: readonly Step[], chemin: readonly number[] = []): StepFault[] {
  const faults = steps.flatMap((step, rank) => checkStep(step, [...chemin, rank]))
  if (chemin.length === 0 && countSteps(steps) > STEP_LIMITS.nombre) {
    const message = `Une séance a au plus ${STEP_LIMITS.nombre} étapes, répétitions comprises.`
    faults.unshift({ chemin: [], message })
  }
  return faults
}

function checkStep(step: Step, chemin: readonly number[]): StepFault[] {
  if (chemin.length > STEP_LIMITS.profondeur) {
    const message = `Une répétition tient dans une autre, pas plus profond que ${STEP_LIMITS.profondeur} niveaux.`
    return [{ chemin, message }]
  }
  if (isRepetition(step)) {
    const empty = step.steps.length === 0
    return empty
      ? [{ chemin, message: 'Une répétition a besoin d’une étape au moins.' }]
      : checkSteps(step.steps, chemin)
  }
  const { cible } = step
  if (cible.type === 'libre' || cible.min <= cible.max) return []
  return [{ chemin, message: 'La première valeur d’une cible est la plus petite.' }]
}

/** Steps as written, repetitions included. */
export const countSteps = (steps: readonly Step[]): number =>
  steps.reduce((sum, step) => sum + 1 + (isRepetition(step) ? countSteps(step.steps) : 0), 0)

/** The id of every step in order, the ones in repetitions too; null where there is none yet. */
export const listStepIds = (steps: readonly Step[]): (number | null)[] =>
  steps.flatMap((step) => [step.id ?? null, ...(isRepetition(step) ? listStepIds(step.steps) : [])])

/** Every step changed, from the outside in. */
export const mapSteps = (steps: readonly Step[], change: (step: Step) => Step): Step[] =>
  steps.map((step) => {
    const changed = change(step)
    return isRepetition(changed) ? { ...changed, steps: mapSteps(changed.steps, change) } : changed
  })

/** Where a step goes: in which repetition (null: the session itself), at which rank; the last unless told. */
type Placement = { parent: number | null; ordre?: number | undefined }

/** @returns null when the repetition that is meant is not there */
export function insertStep(
  steps: readonly Step[],
  { step, parent, ordre }: Placement & { step: Step },
): readonly Step[] | null {
  const put = (list: readonly Step[]) => list.toSpliced(ordre ?? list.length, 0, step)
  if (parent === null) return put(steps)
  return changeStep(steps, parent, (found) =>
    isRepetition(found) ? [{ ...found, steps: put(found.steps) }] : null,
  )
}

/** The same id, other content. @returns null when it is not there */
export const replaceStep = (
  steps: readonly Step[],
  id: number,
  step: Step,
): readonly Step[] | null => changeStep(steps, id, () => [{ ...step, id }])

/** The step goes, with those it repeats. @returns null when it is not there */
export const removeStep = (steps: readonly Step[], id: number): readonly Step[] | null =>
  changeStep(steps, id, () => [])

/** @param change what stands in its place; null when it may not be done to that step */
function changeStep(
  steps: readonly Step[],
  id: number,
  change: (step: Step) => readonly Step[] | null,
): readonly Step[] | null {
  for (const [rank, step] of steps.entries()) {
    if (step.id === id) {
      const changed = change(step)
      return changed && steps.toSpliced(rank, 1, ...changed)
    }
    if (!isRepetition(step)) continue
    const inner = changeStep(step.steps, id, change)
    if (inner) return withInner(steps, rank, { ...step, steps: inner })
  }
  return null
}

/** A repetition that repeats nothing any more goes with its last step. */
const withInner = (steps: readonly Step[], rank: number, step: Step): readonly Step[] =>
  isRepetition(step) && step.steps.length === 0
    ? steps.toSpliced(rank, 1)
    : steps.toSpliced(rank, 1, step)
