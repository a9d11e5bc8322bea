/** What was done and undone: the present, and how one gets back and forth. */
export type Timeline<T> = {
  past: readonly T[]
  present: T
  future: readonly T[]
  /** What was done last, so that letters of one word are one step. */
  last: string | null
}

/** Steps that are kept. */
const MAX = 100

export const begin = <T>(present: T): Timeline<T> => ({ past: [], present, future: [], last: null })

/** @param deed names what goes on, such as writing one note; the same deed again is the same step */
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
