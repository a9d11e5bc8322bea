import { BLOCS_MAX } from './blocs.ts'
import { isRepetition, type SimpleStep, type Step } from './step.ts'

export type EtapePrevue = {
  step: SimpleStep
  chemin: readonly number[]
  passage: { numero: number; total: number }
  /** Step index in a watch workout, where a repetition follows its content and has an index too. */
  index: number
}

type Place = Omit<EtapePrevue, 'passage'>

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

/** Unrolled steps in order; null above the number a chart can show. */
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
