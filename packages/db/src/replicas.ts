import { setTimeout as pause } from 'node:timers/promises'
import { type LogPosition, later } from './log-position.ts'

/** A copy of the database that follows the primary, some way behind. */
export type Replica<D> = {
  db: D
  /** How far it has come. @throws Error when it does not answer, or follows nobody */
  readReached: () => Promise<LogPosition>
  close: () => Promise<void>
}

/** Where a read may go: aborted when the copy is left out meanwhile. */
export type Chosen<D> = { db: D; left: AbortSignal }

export type Replicas<D> = {
  /**
   * The next copy that knows all that this process has heard of and all that its caller has seen.
   * @returns null when only the primary does
   */
  choose: (seen: LogPosition | null) => Chosen<D> | null
  /**
   * Something has changed: the primary alone is read until it has said how far it is, then whichever
   * copy has come there.
   * @returns that place; null when the primary does not answer
   */
  noteChange: () => Promise<LogPosition | null>
  /** Whether the primary has not answered when it was last asked. */
  readonly isPrimaryAway: boolean
  /** For whoever watches: null for a copy that is left out, else the bytes it has yet to read. */
  listBehind: () => (number | null)[]
  close: () => Promise<void>
}

type Options<D> = {
  /** How far the primary has come. @throws Error when it does not answer */
  readPrimary: () => Promise<LogPosition>
  replicas: readonly Replica<D>[]
  checkEveryMs?: number
  /** What is older than this is shown to nobody, also when nothing was announced. */
  maxLagMs?: number
}

type State<D> = Replica<D> & { reached: LogPosition | null; leaving: AbortController }

const CHECK_EVERY_MS = 200
const MAX_LAG_MS = 10_000

/**
 * Chooses where a read that everybody may make is answered. By places in the log, not by seconds: a copy
 * is read when it has come as far as the last change that this process has heard of. Decision 0151.
 */
export function createReplicas<D>({
  readPrimary,
  replicas,
  checkEveryMs = CHECK_EVERY_MS,
  maxLagMs = MAX_LAG_MS,
}: Options<D>): Replicas<D> {
  const states: State<D>[] = replicas.map((replica) => ({
    ...replica,
    reached: null,
    leaving: new AbortController(),
  }))
  const closing = new AbortController()
  /** Where the primary was, and when: a copy must have come to where it was `maxLagMs` ago. */
  let marks: { at: number; position: LogPosition }[] = []
  let primary: LogPosition | null = null
  /** Null until the primary has said once how far it is: before that no copy is known to be good. */
  let needed: LogPosition | null = null
  let announced = 0
  let isPrimaryAway = false
  let turn = 0

  const askPrimary = async (): Promise<LogPosition | null> => {
    try {
      const position = await readPrimary()
      isPrimaryAway = false
      // Another took its place, and had not come so far: what it does not know is lost.
      if (needed === null || position < needed) needed = position
      primary = position
      return position
    } catch {
      isPrimaryAway = true
      return null
    }
  }
  const checkPrimary = async () => {
    const at = performance.now()
    const position = await askPrimary()
    if (position === null) return
    marks.push({ at, position })
    const past = marks.findLastIndex((mark) => at - mark.at >= maxLagMs)
    if (past < 0) return
    needed = later(needed, marks[past]?.position ?? null)
    marks = marks.slice(past)
  }
  const leave = (state: State<D>) => {
    state.reached = null
    state.leaving.abort()
    state.leaving = new AbortController()
  }
  const checkReplica = async (state: State<D>) => {
    try {
      state.reached = await state.readReached()
    } catch {
      leave(state)
    }
  }
  const repeat = async (check: () => Promise<void>) => {
    while (!closing.signal.aborted) {
      await check()
      await pause(checkEveryMs, undefined, { ref: false, signal: closing.signal }).catch(() => {})
    }
  }
  const work = [checkPrimary, ...states.map((state) => () => checkReplica(state))].map(repeat)

  return {
    choose: (seen) => {
      // A primary that is away can say nothing newer: what is there is the best there is.
      if (needed === null || (announced > 0 && !isPrimaryAway)) return null
      const least = later(needed, seen) ?? needed
      turn++
      for (let n = 0; n < states.length; n++) {
        const state = states[(turn + n) % states.length]
        if (state?.reached != null && state.reached >= least) {
          return { db: state.db, left: state.leaving.signal }
        }
      }
      return null
    },
    noteChange: async () => {
      announced++
      try {
        const position = await askPrimary()
        needed = later(needed, position)
        return position
      } finally {
        announced--
      }
    },
    get isPrimaryAway() {
      return isPrimaryAway
    },
    listBehind: () =>
      states.map(({ reached }) => {
        if (reached === null) return null
        const behind = (primary ?? reached) - reached
        return behind > 0n ? Number(behind) : 0
      }),
    close: async () => {
      closing.abort()
      await Promise.all(states.map(({ close }) => close()))
      await Promise.all(work)
    },
  }
}
