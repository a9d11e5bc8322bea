import { setTimeout as pause } from 'node:timers/promises'
import { type LogPosition, later } from './log-position.ts'

export type Replica<D> = {
  db: D
  /** Replayed LSN. @throws Error if unreachable, or not a replica */
  readReached: () => Promise<LogPosition>
  close: () => Promise<void>
}

/** Chosen database; the signal aborts when its replica is excluded. */
export type Chosen<D> = { db: D; left: AbortSignal }

export type Replicas<D> = {
  /**
   * Next replica that has replayed all known changes and all that the caller has seen (read your
   * writes).
   * @returns null if only the primary qualifies
   */
  choose: (seen: LogPosition | null) => Chosen<D> | null
  /**
   * A change was announced: reads go to the primary until its LSN is known, then to any replica
   * that has reached it.
   */
  recordChange: () => Promise<void>
  /** LSN of the primary, for a caller that has just written. @returns null if unreachable */
  readPosition: () => Promise<LogPosition | null>
  readonly isPrimaryAway: boolean
  onBack: (tell: () => void) => void
  /** Monitoring: lag of each replica in bytes; null if excluded. */
  listBehind: () => (number | null)[]
  close: () => Promise<void>
}

type Options<D> = {
  /** LSN of the primary. @throws Error if unreachable */
  readPrimary: () => Promise<LogPosition>
  replicas: readonly Replica<D>[]
  checkEveryMs?: number
  /** Maximum lag of a replica, regardless of announced changes. */
  maxLagMs?: number
}

type State<D> = Replica<D> & { reached: LogPosition | null; leaving: AbortController }

const CHECK_EVERY_MS = 200
/** After a change replicas are polled faster, as most catch up at once. */
const HURRY_MS = 5
const HURRY_FOR_MS = 500
const MAX_LAG_MS = 10_000

/**
 * Chooses a database for public reads by LSN rather than time: a replica qualifies once it has
 * replayed the last change known to this process. Decision 0151.
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
  /** History of primary positions, to evaluate `maxLagMs`. */
  let marks: { at: number; position: LogPosition }[] = []
  let primary: LogPosition | null = null
  /** Position `maxLagMs` ago; initially the first one known, before which no replica qualifies. */
  let floor: LogPosition | null = null
  let needed: LogPosition | null = null
  let announced = 0
  /** An announced change has no known position yet. */
  let isUnplaced = false
  let isPrimaryAway = false
  let wasReadAlone = false
  let resolveBack = () => {}
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
  const readPosition = async (): Promise<LogPosition | null> => {
    try {
      const position = await readPrimary()
      primary = position
      floor ??= position
      if (position < floor || position < (needed ?? position)) {
        // Failover to a replica that was behind: changes it lacks are lost.
        floor = position
        needed = position
        marks = []
      }
      if (isUnplaced) need(position)
      const isBack = isPrimaryAway
      isPrimaryAway = false
      if (isBack && wasReadAlone) {
        wasReadAlone = false
        resolveBack()
      }
      return position
    } catch {
      isPrimaryAway = true
      return null
    }
  }
  const checkPrimary = async () => {
    const at = performance.now()
    const position = await readPosition()
    if (position === null) return
    marks.push({ at, position })
    const past = marks.findLastIndex((mark) => at - mark.at >= maxLagMs)
    if (past < 0) return
    floor = later(floor, marks[past]?.position ?? null)
    marks = marks.slice(past)
  }
  const markUnavailable = (state: State<D>) => {
    state.reached = null
    state.leaving.abort()
    state.leaving = new AbortController()
  }
  const checkReplica = async (state: State<D>) => {
    try {
      state.reached = await state.readReached()
    } catch {
      markUnavailable(state)
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
      // While the primary is down nothing newer exists, so `floor` is enough.
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
    recordChange: async () => {
      announced++
      try {
        const position = await readPosition()
        if (position === null) isUnplaced = true
        else need(position)
      } finally {
        announced--
      }
    },
    readPosition,
    get isPrimaryAway() {
      return isPrimaryAway
    },
    onBack: (tell) => {
      resolveBack = tell
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
