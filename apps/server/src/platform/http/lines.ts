import { AsyncLocalStorage } from 'node:async_hooks'
import { ApiError } from '@foulee/contract/shared/errors'

/** For whom work is done: a member, or the network of a visitor; `most` of it at once, waiting included. */
type Caller = { key: string; most: number }
type Run = <T>(task: () => Promise<T>) => Promise<T>
type Waiting = { start: () => void }

const callers = new AsyncLocalStorage<Caller>()

/** Whatever this does that costs is counted for that caller. */
export const asCaller = <T>(caller: Caller, act: () => Promise<T>): Promise<T> =>
  callers.run(caller, act)

/** Jobs have nobody who asks for them: none of them is refused for another. */
const NOBODY: Caller = { key: '', most: Number.POSITIVE_INFINITY }

const tooMany = () => new ApiError('trop_de_demandes', { retryAfter: 5 })
const tooBusy = () => new ApiError('service_indisponible', { retryAfter: 10 })

/**
 * Every kind of work that costs seconds of a processor or hundreds of megabytes, with how much of it
 * is done at a time by one process, and how much may wait. Passwords have a line of their own
 * (decision 33): they are asked for before anybody is known.
 */
export const LINES = {
  /** An image unfolds into up to 200 MB, and libvips uses several threads for each. */
  image: { running: 2, waiting: 40 },
  /** Reading and measuring a track: up to a minute of a thread. `running`: the threads there are. */
  trace: { running: 2, waiting: 50 },
  /** Writing a file of a route: 35 µs for each point, on one thread. */
  fichier: { running: 1, waiting: 50 },
  /** Reading a workbook: two seconds for 100 000 lines, on one thread. */
  classeur: { running: 1, waiting: 20 },
  /** Drawing the picture of a page. */
  partage: { running: 2, waiting: 60 },
} as const

/**
 * A line where callers take turns: whoever has sixty tasks waits after each of them for everybody else
 * who has one.
 * @throws ApiError `trop_de_demandes` when the caller has as many as may be, `service_indisponible`
 * when the line is full
 */
export function createLine({ running, waiting }: { running: number; waiting: number }): Run {
  /** Those who wait, whoever had a turn last at the end. */
  const queues = new Map<string, Waiting[]>()
  /** How many requests of each caller run or wait. */
  const counts = new Map<string, number>()
  let active = 0
  let queued = 0

  const enter = ({ key, most }: Caller) => {
    const count = counts.get(key) ?? 0
    if (count >= most) throw tooMany()
    if (active >= running && queued >= waiting) throw tooBusy()
    counts.set(key, count + 1)
  }
  const leave = (key: string) => {
    const left = (counts.get(key) ?? 1) - 1
    if (left) counts.set(key, left)
    else counts.delete(key)
  }
  const waitTurn = (key: string) =>
    new Promise<void>((start) => {
      queued++
      const queue = queues.get(key)
      if (queue) queue.push({ start })
      else queues.set(key, [{ start }])
    })
  /** The turn is handed over: whoever ends does not count itself out. */
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
    enter(caller)
    try {
      if (active >= running) await waitTurn(caller.key)
      else active++
      try {
        return await task()
      } finally {
        handOver()
      }
    } finally {
      leave(caller.key)
    }
  }
}

/** Counts what each caller has under way, without any order: bodies that are being received. */
export function createPlaces(): (caller: Caller) => () => void {
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
