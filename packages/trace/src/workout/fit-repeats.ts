import { type SimpleStep, STEP_LIMITS, type Step } from '@foulee/domain/entrainement/step'
import { depthOf } from '@foulee/domain/entrainement/steps'
import { tooDeep, unreadable, wrongCount } from './workout.ts'

/** A step as a FIT file has it, or the repetition of all steps from index `first` on, up to here. */
export type FlatStep =
  | { index: number; step: SimpleStep }
  | { index: number; first: number; fois: number; commentaire: string }

/**
 * Steps with their repetitions, from a list where a repetition comes after what it repeats. Steps are in the
 * order of their indexes where each has its own, else in that of the file. A repetition done once is
 * no repetition. Throws `fichier_illisible` for one that goes forward, to nowhere or into another one, that is
 * done 0 or more than 99 times, and for more levels than a session has.
 */
export function foldRepeats(flat: readonly FlatStep[]): Step[] {
  const ordered = order(flat)
  /** What is read so far, with where each began. */
  const read: { from: number; step: Step }[] = []
  ordered.forEach((entry, position) => {
    if ('step' in entry) {
      read.push({ from: position, step: entry.step })
      return
    }
    const target = ordered.findIndex(({ index }) => index === entry.first)
    const at = read.findIndex(({ from }) => from === target)
    if (at < 0) throw lost()
    const { fois } = entry
    if (fois === 1) return
    if (!(fois >= 1 && fois <= STEP_LIMITS.fois.max)) throw wrongCount(fois)
    const steps = read.splice(at).map(({ step }) => step)
    const comment = entry.commentaire === '' ? {} : { commentaire: entry.commentaire }
    const repetition: Step = { type: 'repetition', fois, steps, ...comment }
    if (depthOf(repetition) > STEP_LIMITS.profondeur) throw tooDeep()
    read.push({ from: target, step: repetition })
  })
  return read.map(({ step }) => step)
}

function order(flat: readonly FlatStep[]): readonly FlatStep[] {
  const indexes = new Set(flat.map(({ index }) => index))
  if (indexes.size === flat.length) return flat.toSorted((a, b) => a.index - b.index)
  return flat.map((entry, index) => ({ ...entry, index }))
}

const lost = () =>
  unreadable(
    'Une répétition de cette séance ne dit pas bien quelles étapes elle répète. Exportez-la de nouveau depuis votre application.',
  )
