/** Undo and redo: each state that was, the newest last. */
export type History<T> = {
  past: readonly T[]
  present: T
  future: readonly T[]
}

const STEPS_MAX = 200

export const beginHistory = <T>(present: T): History<T> => ({ past: [], present, future: [] })

/** A change that changes nothing is no step. */
export function record<T>(history: History<T>, next: T): History<T> {
  if (next === history.present) return history
  return {
    past: [...history.past, history.present].slice(-STEPS_MAX),
    present: next,
    future: [],
  }
}

export function undo<T>({ past, present, future }: History<T>): History<T> {
  const before = past.at(-1)
  if (before === undefined) return { past, present, future }
  return { past: past.slice(0, -1), present: before, future: [present, ...future] }
}

export function redo<T>({ past, present, future }: History<T>): History<T> {
  const [next, ...rest] = future
  if (next === undefined) return { past, present, future }
  return { past: [...past, present], present: next, future: rest }
}

/** Changes each state alike, such as when what all of them hold becomes known better. */
export function mapHistory<T>(history: History<T>, change: (state: T) => T): History<T> {
  return {
    past: history.past.map(change),
    present: change(history.present),
    future: history.future.map(change),
  }
}
