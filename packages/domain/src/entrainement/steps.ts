import {
  checkCommentaire,
  checkFin,
  checkFois,
  checkPlage,
  TROP_NOMBREUX,
  TROP_PROFOND,
} from './limites.ts'
import {
  type Cible,
  isRepetition,
  type RepetitionStep,
  type SimpleStep,
  STEP_LIMITS,
  type Step,
} from './step.ts'
import { findZone } from './zones.ts'

export type StepFault = {
  /** Path of indices from the outermost; empty for the whole session. */
  chemin: readonly number[]
  champ: 'fois' | 'steps' | 'fin' | 'cible' | 'commentaire' | 'position'
  message: string
}

type FieldCheck = [champ: StepFault['champ'], message: string | null | undefined]

function checkCible(cible: Cible): string | null {
  if (cible.type === 'libre') return null
  const { type, min, max, zone } = cible
  if (min > max) return 'La plus petite valeur d’une cible vient en premier.'
  if (zone !== undefined && findZone(zone)?.code !== zone) {
    return 'Cette zone n’existe pas\u00a0: choisissez-en une de la liste.'
  }
  return checkPlage(type, min, max)?.message ?? null
}

function checkPosition({ position }: SimpleStep): string | null {
  if (!position) return null
  const [lon, lat] = position
  const isPlace = Math.abs(lon) <= 180 && Math.abs(lat) <= 90
  return isPlace ? null : 'Ce point n’est pas sur la carte.'
}

const checkComment = ({ commentaire }: Step) =>
  commentaire === undefined ? null : checkCommentaire(commentaire)?.message

const checkSimple = (step: SimpleStep): FieldCheck[] => [
  ['fin', checkFin(step.fin)?.message],
  ['cible', checkCible(step.cible)],
  ['position', checkPosition(step)],
]

export function countSteps(steps: readonly Step[], depth = 1): number {
  if (depth > STEP_LIMITS.profondeur) return 0
  return steps.reduce(
    (sum, step) => sum + 1 + (isRepetition(step) ? countSteps(step.steps, depth + 1) : 0),
    0,
  )
}

export const depthOf = (step: Step): number =>
  isRepetition(step) ? 1 + Math.max(0, ...step.steps.map(depthOf)) : 1

function checkList(steps: readonly Step[], above: readonly number[]): StepFault[] {
  return steps.flatMap((step, index) => {
    const chemin = [...above, index]
    const said: FieldCheck[] = [['commentaire', checkComment(step)]]
    const isTooDeep = isRepetition(step) && chemin.length >= STEP_LIMITS.profondeur
    if (!isRepetition(step)) said.push(...checkSimple(step))
    else {
      said.push(['fois', checkFois(step.fois)?.message])
      if (isTooDeep) said.push(['steps', TROP_PROFOND.message])
      if (step.steps.length === 0) {
        said.push(['steps', 'Une répétition contient au moins une étape.'])
      }
    }
    const own = said.flatMap(([champ, message]) => (message ? [{ chemin, champ, message }] : []))
    return isRepetition(step) && !isTooDeep ? [...own, ...checkList(step.steps, chemin)] : own
  })
}

/**
 * Errors in order; empty if valid. Too many steps is the only error reported, and steps below the
 * maximum depth are ignored. An empty session is valid.
 */
export function checkSteps(steps: readonly Step[]): StepFault[] {
  if (countSteps(steps) > STEP_LIMITS.nombre) {
    return [{ chemin: [], champ: 'steps', message: TROP_NOMBREUX.message }]
  }
  return checkList(steps, [])
}

export const listStepIds = (steps: readonly Step[]): (number | null)[] =>
  steps.flatMap((step) => [step.id ?? null, ...(isRepetition(step) ? listStepIds(step.steps) : [])])

export const mapSteps = (steps: readonly Step[], change: (step: Step) => Step): Step[] =>
  steps.map((step) => {
    const changed = change(step)
    return isRepetition(changed) ? { ...changed, steps: mapSteps(changed.steps, change) } : changed
  })

export type StepTrouve = {
  step: Step
  parent: RepetitionStep | null
  ordre: number
}

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

type Placement = { parent: number | null; ordre?: number | undefined }

export function insertStep(
  steps: readonly Step[],
  { step, parent, ordre }: Placement & { step: Step },
): readonly Step[] | null {
  const put = (list: readonly Step[]) => list.toSpliced(Math.max(0, ordre ?? list.length), 0, step)
  if (parent === null) return put(steps)
  return changeStep(steps, parent, (found) =>
    isRepetition(found) ? [{ ...found, steps: put(found.steps) }] : null,
  )
}

export const replaceStep = (
  steps: readonly Step[],
  id: number,
  step: Step,
): readonly Step[] | null => changeStep(steps, id, () => [{ ...step, id }])

export const removeStep = (steps: readonly Step[], id: number): readonly Step[] | null =>
  changeStep(steps, id, () => [])

/** @param change replacement steps; null if not applicable */
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

/** An emptied repetition is removed with its last step. */
const withInner = (steps: readonly Step[], rank: number, step: Step): readonly Step[] =>
  isRepetition(step) && step.steps.length === 0
    ? steps.toSpliced(rank, 1)
    : steps.toSpliced(rank, 1, step)
