import { BLOCS_MAX } from './blocs.ts'
import { isRepetition, type SimpleStep, type Step } from './step.ts'

/** A step as it is met on the way, repetitions unrolled. */
export type EtapePrevue = {
  step: SimpleStep
  /** Where its step stands: its index, and those of the repetitions around it before it. */
  chemin: readonly number[]
  /** Which time it is, of how many. */
  passage: { numero: number; total: number }
  /** Its number in the workout of a watch, where a repetition comes after what it repeats and has a number too. */
  index: number
}

type Place = Omit<EtapePrevue, 'passage'>

/** How many numbers steps take in the workout of a watch. */
const countIndexes = (steps: readonly Step[]): number =>
  steps.reduce((sum, step) => sum + 1 + (isRepetition(step) ? countIndexes(step.steps) : 0), 0)

function* walk(steps: readonly Step[], above: readonly number[], first: number): Generator<Place> {
  let index = first
  for (const [rank, step] of steps.entries()) {
    const chemin = [...above, rank]
    if (isRepetition(step)) {
      for (let time = 0; time < step.fois; time++) yield* walk(step.steps, chemin, index)
    } else {
      yield { step, chemin, index }
    }
    index += countIndexes([step])
  }
}

/**
 * The steps of a session in the order in which they are run; null when there are more of them than a picture
 * can tell apart.
 */
export function listEtapes(steps: readonly Step[]): EtapePrevue[] | null {
  const met: Place[] = []
  const totals = new Map<number, number>()
  for (const place of walk(steps, [], 0)) {
    if (met.length === BLOCS_MAX) return null
    met.push(place)
    totals.set(place.index, (totals.get(place.index) ?? 0) + 1)
  }
  const counted = new Map<number, number>()
  return met.map((place) => {
    const numero = (counted.get(place.index) ?? 0) + 1
    counted.set(place.index, numero)
    return { ...place, passage: { numero, total: totals.get(place.index) ?? 1 } }
  })
}
