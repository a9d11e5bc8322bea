import { type SimpleStep, STEP_LIMITS, type Step } from '@foulee/domain/entrainement/step'
import { depthOf } from '@foulee/domain/entrainement/steps'
import { tooDeep, unreadable, wrongCount } from './workout.ts'

/** A step in file order, or a repetition of the steps from index `first` up to here. */
export type FlatStep =
  | { index: number; step: SimpleStep }
  | { index: number; first: number; fois: number; commentaire: string }

/**
 * Rebuilds nested repetitions from postfix order. Steps are sorted by index if unique. A single
 * iteration is no repetition.
 * @throws TraceError `fichier_illisible` for a forward, dangling or overlapping reference, 0 or
 * more than 99 iterations, or too many levels
 */
export function foldRepeats(flat: readonly FlatStep[]): Step[] {
  const ordered = order(flat)
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
