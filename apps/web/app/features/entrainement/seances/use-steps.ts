import { readRaccourci } from '@foulee/domain/entrainement/raccourci-read'
import { writeRaccourci } from '@foulee/domain/entrainement/raccourci-write'
import { reuseIds } from '@foulee/domain/entrainement/reuse-step-ids'
import type { Step } from '@foulee/domain/entrainement/step'
import { useReducer } from 'react'

/** Steps with their shorthand, equal unless the text is invalid. */
type Written = { steps: readonly Step[]; texte: string }
/** `isTyping`: the last change was typed, and the next key press joins its undo step. */
export type History = {
  past: readonly Written[]
  now: Written
  future: readonly Written[]
  isTyping: boolean
}

type Change =
  | { type: 'texte'; texte: string }
  | { type: 'steps'; steps: readonly Step[] }
  | { type: 'pause' | 'annuler' | 'retablir' }

const DEEP = 100

const write = (steps: readonly Step[]): Written => ({ steps, texte: writeRaccourci(steps) })

export const startHistory = (steps: readonly Step[]): History => ({
  past: [],
  now: write(steps),
  future: [],
  isTyping: false,
})

export function changeHistory(history: History, change: Change): History {
  const { past, now, future, isTyping } = history
  switch (change.type) {
    case 'texte': {
      const read = readRaccourci(change.texte)
      const kept = isTyping ? past : [...past, now].slice(-DEEP)
      // Compared with the steps before the first key press, so that half-typed text loses no field.
      const before = kept.at(-1)?.steps ?? []
      const steps = 'refus' in read ? now.steps : reuseIds(read.steps, before)
      return { past: kept, now: { steps, texte: change.texte }, future: [], isTyping: true }
    }
    case 'steps':
      return {
        past: [...past, now].slice(-DEEP),
        now: write(change.steps),
        future: [],
        isTyping: false,
      }
    case 'pause':
      return { ...history, isTyping: false }
    case 'annuler': {
      const before = past.at(-1)
      if (!before) return history
      return { past: past.slice(0, -1), now: before, future: [now, ...future], isTyping: false }
    }
    case 'retablir': {
      const [next, ...rest] = future
      if (!next) return history
      return { past: [...past, now], now: next, future: rest, isTyping: false }
    }
  }
}

export function useSteps(initial: readonly Step[]) {
  const [{ now, past, future }, dispatch] = useReducer(changeHistory, initial, startHistory)
  return {
    ...now,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    type: (texte: string) => dispatch({ type: 'texte', texte }),
    pause: () => dispatch({ type: 'pause' }),
    change: (steps: readonly Step[]) => dispatch({ type: 'steps', steps }),
    undo: () => dispatch({ type: 'annuler' }),
    redo: () => dispatch({ type: 'retablir' }),
  }
}
