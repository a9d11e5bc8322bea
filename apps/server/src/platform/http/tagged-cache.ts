import type { Changes } from '@foulee/db/changes'
import { createEntries } from './cache-entries.ts'
import { createDrops } from './drops.ts'

/** What a making answers. */
export type Made<T> = {
  value: T
  /** What it depends on; null when nobody knows: it is then not kept. */
  tags: readonly string[] | null
  /** Not kept, though it is the same for everyone. */
  isPassing?: boolean
  /** For nobody but the one who asked: others who wait for the same key make their own. */
  isOwn?: boolean
}

export type Asking = {
  /** Things of one shape share a bound of memory. */
  shape?: string
  /** Takes what was right a moment ago while the new one is made; without it, only what is right. */
  mayLag?: boolean
}

/** Finished answers kept in memory, dropped by what they depend on. */
export type TaggedCache<T> = {
  /** The value, if it is kept and nothing that it depends on has changed. */
  get: (key: string) => T | undefined
  /** The value, kept or made; however many ask at once, one makes it. */
  obtain: (key: string, make: () => Promise<Made<T>>, asking?: Asking) => Promise<T>
  /** Grows with every drop. Read it before reading what a value is made from. */
  readonly moment: number
  /** Keeps a value made since `moment`, unless one of its own tags was dropped meanwhile. */
  set: (key: string, value: T, tags: readonly string[], moment: number) => void
  drop: (changes: Changes) => void
  readonly size: number
  /** Since the start: how often it had what was asked for, and how often it had to be made. */
  readonly counts: Readonly<{ kept: number; made: number }>
}

type Options = {
  /**
   * How long, from when the new value is begun, whoever takes the one before waits for it all the
   * same; null for as long as it takes.
   */
  patienceMs?: number | null
  /** Runs what makes values, some at a time. */
  limit?: <R>(task: () => Promise<R>) => Promise<R>
  /** A failure of whoever asked, not of the thing: others who wait for the same key make their own. */
  isOwnFailure?: (cause: unknown) => boolean
  /** Told of a making that failed, when nobody waited for it any more. */
  onFailure?: (cause: unknown) => void
}

/** The oldest that anybody gets to see, however long the new one takes. */
const MAX_LAG_MS = 10_000
/** Of what nobody asks for in this time after it changed, nobody sees the past. */
const GRACE_MS = 1_000

/** A value that is being made. */
type Flight<T> = {
  /**
   * Null once it is over. A map that changes all the time leaves old tables of itself behind, which hold
   * what they held until all garbage is collected: this would be the answers of every request.
   */
  made: Promise<Made<T>> | null
  /** When it began to be made: what was dropped later, it may not have seen. */
  moment: number
  isOver: boolean
  /** Over, or longer under way than one waits for it; null when there is none before to show. */
  patience: Promise<void> | null
}

/**
 * The answer unused for longest leaves first. It holds nothing that matters: each process has its
 * own, emptied by notifications of the database (`db/changes.ts`). Decision 0079.
 * @param maxWeight what all values may weigh together
 * @param weigh the weight of one, for instance its bytes
 */
export function createTaggedCache<T>(
  maxWeight: number,
  weigh: (value: T) => number,
  {
    patienceMs = null,
    limit = (task) => task(),
    isOwnFailure = () => false,
    onFailure = () => {},
  }: Options = {},
): TaggedCache<T> {
  const entries = createEntries<T>(maxWeight, weigh)
  const drops = createDrops()
  const flights = new Map<string, Flight<T>>()
  const now = () => performance.now()
  const counts = { kept: 0, made: 0 }

  const get = (key: string): T | undefined => {
    const entry = entries.get(key)
    if (entry?.changedAt !== null) return undefined
    counts.kept++
    return entry.value
  }
  const getBefore = (key: string): T | undefined => {
    const entry = entries.get(key)
    const age = now() - (entry?.changedAt ?? now())
    return age <= MAX_LAG_MS ? entry?.value : undefined
  }

  const keep = (
    key: string,
    made: Made<T>,
    since: { moment: number; at: number },
    shape?: string,
  ) => {
    const { value, tags, isPassing } = made
    if (!tags || isPassing || drops.hasSince(since.moment, tags, 'gone')) {
      entries.remove(key)
      return
    }
    const changedAt = drops.hasSince(since.moment, tags, 'any') ? since.at : null
    entries.put(key, { value, tags, shape: shape ?? null, changedAt }, now())
  }

  const begin = (key: string, make: () => Promise<Made<T>>, shape?: string): Flight<T> => {
    const before = entries.get(key)
    if (before && now() - before.noticedAt > GRACE_MS) entries.remove(key)
    counts.made++
    const state = { moment: drops.moment, isOver: false }
    const made = limit(async () => {
      const since = { moment: drops.moment, at: now() }
      state.moment = since.moment
      const result = await make()
      keep(key, result, since, shape)
      return result
    })
    const end = () => {
      state.isOver = true
      flights.delete(key)
      flight.made = null
    }
    const ended = made.then(end, end)
    const hasBefore = patienceMs !== null && getBefore(key) !== undefined
    const patience = hasBefore ? waitAtMost(ended, patienceMs) : null
    const flight: Flight<T> = Object.assign(state, { made, patience })
    flights.set(key, flight)
    return flight
  }

  /** Waits a moment for the new value. @returns the one before when that was not enough */
  const waitOrTakeBefore = async (key: string, flight: Flight<T>): Promise<T | undefined> => {
    await flight.patience
    return flight.isOver ? undefined : getBefore(key)
  }

  const obtain: TaggedCache<T>['obtain'] = async (key, make, { shape, mayLag = false } = {}) => {
    const asked = drops.moment
    for (;;) {
      const known = get(key)
      if (known !== undefined) return known
      const underWay = flights.get(key)
      const flight = underWay ?? begin(key, make, shape)
      const { made } = flight
      if (!made) continue
      const before = mayLag && flight.patience ? await waitOrTakeBefore(key, flight) : undefined
      if (before !== undefined) {
        if (!underWay) made.catch(onFailure)
        return before
      }
      const result = await settle(made)
      // What began after somebody asked is right for them, whatever changed since.
      const isRecent = flight.moment >= asked
      if ('cause' in result) {
        if (underWay && isOwnFailure(result.cause)) return (await make()).value
        if (isRecent) throw result.cause
        continue
      }
      const { value, tags, isOwn } = result.made
      if (underWay && isOwn) return (await make()).value
      if (isRecent || !drops.hasSince(flight.moment, tags, mayLag ? 'gone' : 'any')) return value
    }
  }

  return {
    get,
    obtain,
    counts,
    set(key, value, tags, moment) {
      if (!drops.hasSince(moment, tags, 'any')) keep(key, { value, tags }, { moment, at: now() })
    },
    drop(changes) {
      drops.note(changes)
      entries.removeTagged(changes.gone)
      entries.markTagged(changes.edited, now())
    },
    get moment() {
      return drops.moment
    },
    get size() {
      return entries.size
    },
  }
}

type Settled<T> = { made: Made<T> } | { cause: unknown }

const settle = <T>(making: Promise<Made<T>>): Promise<Settled<T>> =>
  making.then(
    (made) => ({ made }),
    (cause: unknown) => ({ cause }),
  )

/** Until something has ended, or for this long. */
function waitAtMost(ended: Promise<void>, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    ended.then(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}
