import { isRepetition, STEP_LIMITS, type Step } from '@foulee/domain/entrainement/step'
import { depthOf } from '@foulee/domain/entrainement/steps'
import { formatPosition } from '@foulee/domain/shared/position-saisie'

export type Chemin = readonly number[]
type Steps = readonly Step[]

export const isSame = (a: Chemin, b: Chemin): boolean => a.join() === b.join()
const holds = (outer: Chemin, inner: Chemin) => outer.every((rank, level) => inner[level] === rank)

export function getStep(steps: Steps, [rank, ...rest]: Chemin): Step | null {
  const step = rank === undefined ? undefined : steps[rank]
  if (!step) return null
  if (rest.length === 0) return step
  return isRepetition(step) ? getStep(step.steps, rest) : null
}

/** Replaces `gone` steps at a path by `put`. An emptied repetition is removed. */
function splice(steps: Steps, [rank = 0, ...rest]: Chemin, gone: number, put: Steps): Steps {
  if (rest.length === 0) return steps.toSpliced(rank, gone, ...put)
  return steps.flatMap((step, index) => {
    if (index !== rank || !isRepetition(step)) return [step]
    const inner = splice(step.steps, rest, gone, put)
    return inner.length > 0 ? [{ ...step, steps: inner }] : []
  })
}

/** @throws Error of produit 5.4 without a path */
export function updateStep(steps: Steps, chemin: Chemin | null, step: Step): Steps {
  if (!chemin) throw new Error('Missing id to step update...')
  return splice(steps, chemin, 1, [step])
}

/** @throws Error of produit 5.4 without a path */
export function removeStep(steps: Steps, chemin: Chemin | null): Steps {
  if (!chemin) throw new Error('Missing id to remove step...')
  return splice(steps, chemin, 1, [])
}

export const insertStep = (steps: Steps, chemin: Chemin, step: Step): Steps =>
  splice(steps, chemin, 0, [step])

const shift = (chemin: Chemin, by: number): Chemin => chemin.with(-1, (chemin.at(-1) ?? 0) + by)

const unnamed = (step: Step): Step => {
  const { id: _, ...rest } = step
  return isRepetition(rest) ? { ...rest, steps: rest.steps.map(unnamed) } : rest
}

export function duplicateStep(steps: Steps, chemin: Chemin): Steps {
  const step = getStep(steps, chemin)
  return step ? insertStep(steps, shift(chemin, 1), unnamed(step)) : steps
}

export type Moved = { steps: Steps; chemin: Chemin }

/** Moves to a path as of before the move; null when impossible: within itself, or too deep. */
export function moveStep(steps: Steps, from: Chemin, to: Chemin): Moved | null {
  const step = getStep(steps, from)
  if (!step || (holds(from, to) && !isSame(from, to))) return null
  if (to.length - 1 + depthOf(step) > STEP_LIMITS.profondeur) return null
  // A placeholder keeps the indexes valid whichever place comes first.
  const marked = splice(steps, from, 1, [GONE])
  const put = insertStep(marked, to, step)
  const gone = findStep(put, GONE)
  const left = gone ? splice(put, gone, 1, []) : put
  const chemin = findStep(left, step)
  return chemin && { steps: left, chemin }
}

const GONE: Step = { type: 'effort', fin: { type: 'touche' }, cible: { type: 'libre' } }

function findStep(steps: Steps, wanted: Step, above: Chemin = []): Chemin | null {
  for (const [rank, step] of steps.entries()) {
    if (step === wanted) return [...above, rank]
    const inner = isRepetition(step) ? findStep(step.steps, wanted, [...above, rank]) : null
    if (inner) return inner
  }
  return null
}

const rankOf = (chemin: Chemin) => chemin.at(-1) ?? 0

/** One position up: above its neighbour, or out of its repetition. */
export function moveUp(steps: Steps, chemin: Chemin): Moved | null {
  if (rankOf(chemin) > 0) return moveStep(steps, chemin, shift(chemin, -1))
  return chemin.length > 1 ? moveStep(steps, chemin, chemin.slice(0, -1)) : null
}

/** One position down: below its neighbour, or out of its repetition. */
export function moveDown(steps: Steps, chemin: Chemin): Moved | null {
  if (getStep(steps, shift(chemin, 1))) return moveStep(steps, chemin, shift(chemin, 2))
  return chemin.length > 1 ? moveStep(steps, chemin, shift(chemin.slice(0, -1), 1)) : null
}

/** Into the repetition above; without one, into a new repetition done twice. */
export function indent(steps: Steps, chemin: Chemin): Moved | null {
  const step = getStep(steps, chemin)
  if (!step || chemin.length - 1 + depthOf(step) >= STEP_LIMITS.profondeur) return null
  const above = shift(chemin, -1)
  const before = rankOf(chemin) > 0 ? getStep(steps, above) : null
  if (before && isRepetition(before)) {
    return moveStep(steps, chemin, [...above, before.steps.length])
  }
  const repeated: Step = { type: 'repetition', fois: 2, steps: [step] }
  return { steps: splice(steps, chemin, 1, [repeated]), chemin: [...chemin, 0] }
}

export const outdent = (steps: Steps, chemin: Chemin): Moved | null =>
  chemin.length > 1 ? moveStep(steps, chemin, shift(chemin.slice(0, -1), 1)) : null

export type Ligne = { step: Step; chemin: Chemin }

export const listLines = (steps: Steps, above: Chemin = []): Ligne[] =>
  steps.flatMap((step, rank) => {
    const chemin = [...above, rank]
    return [{ step, chemin }, ...(isRepetition(step) ? listLines(step.steps, chemin) : [])]
  })

/** « 2 », « 2.1 » for the first step of the second one. */
export const formatRank = (chemin: Chemin) => chemin.map((rank) => rank + 1).join('.')

/** Places of steps, one line each; the shorthand does not contain them. */
export const formatPositions = (steps: Steps): string =>
  listLines(steps)
    .flatMap(({ step, chemin }) =>
      isRepetition(step) || !step.position
        ? []
        : [`Étape ${formatRank(chemin)}\u00a0: ${formatPosition(step.position)}`],
    )
    .join('\n')
