import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { ApiError } from '@foulee/contract/shared/errors'

/** `key` of a member or a network; at most `most` tasks at once, waiting ones included. */
type Caller = { key: string; most: number }
type Run = <T>(task: () => Promise<T>) => Promise<T>
type Waiting = { start: () => void }

const callers = new AsyncLocalStorage<Caller>()

/** Attributes expensive work to the caller (AsyncLocalStorage). */
export const asCaller = <T>(caller: Caller, task: () => Promise<T>): Promise<T> =>
  callers.run(caller, task)

/** Jobs have no caller: none is refused because of another. */
const NOBODY: Caller = { key: '', most: Number.POSITIVE_INFINITY }

const tooMany = () => new ApiError('trop_de_demandes', { retryAfter: 5 })
const tooBusy = () => new ApiError('service_indisponible', { retryAfter: 10 })

/**
 * Kinds of expensive work (seconds of CPU or hundreds of MB), with their concurrency and queue
 * length per process. Password hashing has its own queue (decision 33), since its callers are not
 * known yet.
 */
export const FAIR_QUEUES = {
  /** Decoding takes up to 200 MB, and libvips uses several threads per image. */
  image: { running: 2, waiting: 40 },
  /** Up to a minute of a thread each. `running`: number of threads. */
  trace: { running: 2, waiting: 50 },
  /** 35 µs per point, on one thread. */
  fichier: { running: 1, waiting: 50 },
  /** Two seconds for 100 000 rows, on one thread. */
  classeur: { running: 1, waiting: 20 },
  partage: { running: 2, waiting: 60 },
  /** A search asks an engine up to sixty times, in two seconds. */
  boucle: { running: 2, waiting: 40 },
} as const

/**
 * Fair queue (round robin by caller).
 * @throws ApiError `trop_de_demandes` when the caller has too many tasks, `service_indisponible`
 * when the queue is full
 */
export function createFairQueue({ running, waiting }: { running: number; waiting: number }): Run {
  const queues = new Map<string, Waiting[]>()
  const take = createConcurrencySlots()
  let active = 0
  let queued = 0

  const waitTurn = (key: string) =>
    new Promise<void>((start) => {
      queued++
      const queue = queues.get(key)
      if (queue) queue.push({ start })
      else queues.set(key, [{ start }])
    })
  const handOver = () => {
    const [first] = queues
    if (!first) {
      active--
      return
    }
    const [key, queue] = first
    const next = queue.shift()
    queues.delete(key)
    if (queue.length) queues.set(key, queue)
    queued--
    next?.start()
  }

  return async (task) => {
    const caller = callers.getStore() ?? NOBODY
    const leave = take(caller)
    try {
      if (active >= running && queued >= waiting) throw tooBusy()
      if (active >= running) await waitTurn(caller.key)
      else active++
      try {
        return await task()
      } finally {
        handOver()
      }
    } finally {
      leave()
    }
  }
}

/**
 * Slots without a queue.
 * @returns takes one, and gives what releases it
 * @throws ApiError `trop_de_demandes` when the caller has too many
 */
export function createConcurrencySlots(): (caller: Caller) => () => void {
  const counts = new Map<string, number>()
  return ({ key, most }) => {
    const count = counts.get(key) ?? 0
    if (count >= most) throw tooMany()
    counts.set(key, count + 1)
    return () => {
      const left = (counts.get(key) ?? 1) - 1
      if (left) counts.set(key, left)
      else counts.delete(key)
    }
  }
}

type Limiter = {
  /** @throws the error of `refuse` when the queue is full */
  <T>(task: () => Promise<T>): Promise<T>
  readonly running: number
  readonly waiting: number
  readonly begun: number
}

/**
 * @param running maximum concurrency
 * @param waiting queue length
 * @param refuse makes the error for a full queue
 */
export function createLimiter(running: number, waiting: number, refuse: () => Error): Limiter {
  const queue: (() => void)[] = []
  let active = 0
  let begun = 0
  const limit = async <T>(task: () => Promise<T>): Promise<T> => {
    if (active >= running) {
      if (queue.length >= waiting) throw refuse()
      // The slot is handed over: the finished task does not release it.
      await new Promise<void>((resolve) => queue.push(resolve))
    } else {
      active++
    }
    begun++
    try {
      return await task()
    } finally {
      const next = queue.shift()
      if (next) next()
      else active--
    }
  }
  return Object.defineProperties(limit, {
    running: { get: () => active },
    waiting: { get: () => queue.length },
    begun: { get: () => begun },
  }) as Limiter
}

const PATIENCE_MS = 1_000

/**
 * Single-flight: concurrent callers share one pending call and its connection.
 * @param otherwise result on failure, or after one second
 */
export function singleFlight<T>(ask: () => Promise<T>, otherwise: T): () => Promise<T> {
  let pending: Promise<T> | null = null
  return () => {
    pending ??= ask()
      .catch(() => otherwise)
      .finally(() => {
        pending = null
      })
    return Promise.race([pending, pause(PATIENCE_MS, otherwise, { ref: false })])
  }
}

/**
 * Single-flight by key: callers who ask for the same share one pending call, and its failure.
 */
export function createFlights<T>(): (key: string, ask: () => Promise<T>) => Promise<T> {
  const flights = new Map<string, Promise<T>>()
  return (key, ask) => {
    const flight = flights.get(key) ?? ask().finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }
}

/** Computed on first use and kept; a failure is not, so that the next call tries again. */
export function memoizeSuccess<T>(open: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | null = null
  return () => {
    opened ??= open().catch((cause: unknown) => {
      opened = null
      throw cause
    })
    return opened
  }
}
