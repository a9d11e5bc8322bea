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
   */
  noteChange: () => Promise<void>
  /** How far the primary is, for whoever has just written. @returns null when it does not answer */
  askPlace: () => Promise<LogPosition | null>
  /** Whether the primary did not answer when it was last asked. */
  readonly isPrimaryAway: boolean
  /** Calls when the primary is back, if something was read from copies while it was away. */
  onBack: (tell: () => void) => void
  /** For whoever watches: null for a copy that is left out, else the bytes it has yet to read. */
  listBehind: () => (number | null)[]
  close: () => Promise<void>
}

type Options<D> = {
  /** How far the primary has come. @throws Error when it does not answer */
  readPrimary: () => Promise<LogPosition>
  replicas: readonly Replica<D>[]
  checkEveryMs?: number
  /** A copy that was further behind the primary than this is not read, whatever was announced. */
  maxLagMs?: number
}

type State<D> = Replica<D> & { reached: LogPosition | null; leaving: AbortController }

const CHECK_EVERY_MS = 200
/** After a change copies are asked more often, for most have come there at once. */
const HURRY_MS = 5
const HURRY_FOR_MS = 500
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
  /** Where it was `maxLagMs` ago; at first, where it was first. Before that no copy is known to be good. */
  let floor: LogPosition | null = null
  /** Where it was after the last change that was announced. */
  let needed: LogPosition | null = null
  let announced = 0
  /** A change was announced, and the primary has not said where since. */
  let isUnplaced = false
  let isPrimaryAway = false
  let wasReadAlone = false
  let tellBack = () => {}
  let turn = 0
  let hurriedAt = Number.NEGATIVE_INFINITY
  let resting = new AbortController()

  const wake = () => {
    resting.abort()
    resting = new AbortController()
  }
  const need = (position: LogPosition) => {
    needed = later(needed, position)
    isUnplaced = false
    hurriedAt = performance.now()
    wake()
  }
  const askPlace = async (): Promise<LogPosition | null> => {
    try {
      const position = await readPrimary()
      primary = position
      floor ??= position
      if (position < floor || position < (needed ?? position)) {
        // Another took its place, and had not come so far: what it does not know is lost.
        floor = position
        needed = position
        marks = []
      }
      if (isUnplaced) need(position)
      const isBack = isPrimaryAway
      isPrimaryAway = false
      if (isBack && wasReadAlone) {
        wasReadAlone = false
        tellBack()
      }
      return position
    } catch {
      isPrimaryAway = true
      return null
    }
  }
  const checkPrimary = async () => {
    const at = performance.now()
    const position = await askPlace()
    if (position === null) return
    marks.push({ at, position })
    const past = marks.findLastIndex((mark) => at - mark.at >= maxLagMs)
    if (past < 0) return
    floor = later(floor, marks[past]?.position ?? null)
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
  const isHurried = ({ reached }: State<D>) =>
    reached !== null &&
    reached < (needed ?? reached) &&
    performance.now() - hurriedAt < HURRY_FOR_MS
  const followPrimary = async () => {
    while (!closing.signal.aborted) {
      await checkPrimary()
      await rest(checkEveryMs, closing.signal)
    }
  }
  const followReplica = async (state: State<D>) => {
    while (!closing.signal.aborted) {
      await checkReplica(state)
      await rest(isHurried(state) ? HURRY_MS : checkEveryMs, resting.signal)
    }
  }
  const work = [followPrimary(), ...states.map(followReplica)]

  return {
    choose: (seen) => {
      if (floor === null || (announced > 0 && !isPrimaryAway)) return null
      // A primary that is away can say nothing newer: what is there is the best there is.
      const least = isPrimaryAway ? floor : (later(floor, later(needed, seen)) ?? floor)
      turn++
      for (let n = 0; n < states.length; n++) {
        const state = states[(turn + n) % states.length]
        if (state?.reached != null && state.reached >= least) {
          wasReadAlone ||= isPrimaryAway
          return { db: state.db, left: state.leaving.signal }
        }
      }
      return null
    },
    noteChange: async () => {
      announced++
      try {
        const position = await askPlace()
        if (position === null) isUnplaced = true
        else need(position)
      } finally {
        announced--
      }
    },
    askPlace,
    get isPrimaryAway() {
      return isPrimaryAway
    },
    onBack: (tell) => {
      tellBack = tell
    },
    listBehind: () =>
      states.map(({ reached }) => {
        if (reached === null) return null
        const behind = (primary ?? reached) - reached
        return behind > 0n ? Number(behind) : 0
      }),
    close: async () => {
      closing.abort()
      wake()
      await Promise.all(states.map(({ close }) => close()))
      await Promise.all(work)
    },
  }
}

const rest = (ms: number, signal: AbortSignal) =>
  pause(ms, undefined, { ref: false, signal }).catch(() => {})
