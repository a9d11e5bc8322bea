export type Timeline<T> = {
  past: readonly T[]
  present: T
  future: readonly T[]
  /** Key of the last change: consecutive changes with the same key form one step. */
  last: string | null
}

const MAX = 100

export const begin = <T>(present: T): Timeline<T> => ({ past: [], present, future: [], last: null })

/** @param deed key of the change, such as one note; null never merges */
export function advance<T>(line: Timeline<T>, present: T, deed: string | null): Timeline<T> {
  if (Object.is(present, line.present)) return line
  const isSame = deed !== null && deed === line.last
  const past = isSame ? line.past : [...line.past.slice(-MAX + 1), line.present]
  return { past, present, future: [], last: deed }
}

export function undo<T>({ past, present, future }: Timeline<T>): Timeline<T> | null {
  if (past.length === 0) return null
  return {
    past: past.slice(0, -1),
    present: past[past.length - 1] as T,
    future: [present, ...future],
    last: null,
  }
}

export function redo<T>({ past, present, future }: Timeline<T>): Timeline<T> | null {
  if (future.length === 0) return null
  return {
    past: [...past, present],
    present: future[0] as T,
    future: future.slice(1),
    last: null,
  }
}
