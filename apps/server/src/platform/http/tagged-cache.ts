import type { Invalidation } from '@foulee/db/invalidation'
import { createEntries } from './cache-entries.ts'
import { createInvalidationLog } from './invalidation-log.ts'

export type Made<T> = {
  value: T
  /** Cache tags; null for unknown dependencies: not cached. */
  tags: readonly string[] | null
  /** Not cached, though shared by concurrent callers. */
  isPassing?: boolean
  /** Private to the caller: concurrent callers compute their own. */
  isOwn?: boolean
}

export type ObtainOptions = {
  shape?: string
  /** Allows a stale value while revalidating. */
  mayLag?: boolean
}

export type TaggedCache<T> = {
  get: (key: string) => T | undefined
  /** Cached or computed; concurrent callers share one computation. */
  obtain: (key: string, make: () => Promise<Made<T>>, asking?: ObtainOptions) => Promise<T>
  /** Increases with each invalidation. Read it before the data of a value. */
  readonly moment: number
  /** Stores a value computed since `moment`, unless one of its tags was invalidated meanwhile. */
  set: (key: string, value: T, tags: readonly string[], moment: number) => void
  drop: (changes: Invalidation) => void
  readonly size: number
  readonly counts: Readonly<{ hits: number; made: number }>
}

type Options = {
  /** Wait for a fresh value before the stale one is served; null waits without limit. */
  patienceMs?: number | null
  limit?: <R>(task: () => Promise<R>) => Promise<R>
  /**
   * Whether the failure is the caller's own (rate limit): concurrent callers then compute their
   * own.
   */
  isOwnFailure?: (cause: unknown) => boolean
  onFailure?: (cause: unknown) => void
}

/** Maximum staleness, however long the computation. */
const MAX_LAG_MS = 10_000
/** A changed value not requested within this time is evicted. */
const GRACE_MS = 1_000

type Flight<T> = {
  /**
   * Null once done. Map rehashing retains old tables until a full collection, which would keep
   * every answer alive.
   */
  made: Promise<Made<T>> | null
  moment: number
  isOver: boolean
  /** Settles when done, or after the patience; null without a stale value. */
  patience: Promise<void> | null
}

/**
 * LRU cache with tags, per process, emptied by database notifications (`db/invalidation.ts`). Decision
 * 0079.
 * @param maxWeight maximum total
 * @param weigh weight of one value, such as its bytes
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
  const drops = createInvalidationLog()
  const flights = new Map<string, Flight<T>>()
  const now = () => performance.now()
  const counts = { hits: 0, made: 0 }

  const get = (key: string): T | undefined => {
    const entry = entries.get(key)
    if (entry?.changedAt !== null) return undefined
    counts.hits++
    return entry.value
  }
  const getBefore = (key: string): T | undefined => {
    const entry = entries.get(key)
    const age = now() - (entry?.changedAt ?? now())
    return age <= MAX_LAG_MS ? entry?.value : undefined
  }

  const store = (
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
      store(key, result, since, shape)
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

  /** @returns the stale value when the fresh one is late */
  const waitOrGetStale = async (key: string, flight: Flight<T>): Promise<T | undefined> => {
    await flight.patience
    return flight.isOver ? undefined : getBefore(key)
  }

  const obtain: TaggedCache<T>['obtain'] = async (key, make, { shape, mayLag = false } = {}) => {
    const moment = drops.moment
    for (;;) {
      const cached = get(key)
      if (cached !== undefined) return cached
      const underWay = flights.get(key)
      const flight = underWay ?? begin(key, make, shape)
      const { made } = flight
      if (!made) continue
      const before = mayLag && flight.patience ? await waitOrGetStale(key, flight) : undefined
      if (before !== undefined) {
        if (!underWay) made.catch(onFailure)
        return before
      }
      const result = await settle(made)
      // A computation begun after the request is right for it, whatever changed since.
      const isRecent = flight.moment >= moment
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
      if (!drops.hasSince(moment, tags, 'any')) store(key, { value, tags }, { moment, at: now() })
    },
    drop(changes) {
      drops.record(changes)
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

function waitAtMost(ended: Promise<void>, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    ended.then(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}
