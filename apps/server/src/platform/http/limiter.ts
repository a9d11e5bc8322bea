/** Runs at most some tasks at a time; the others wait their turn, and too many are refused. */
type Limiter = {
  /** @throws what `refuse` makes, when as many wait as may */
  <T>(task: () => Promise<T>): Promise<T>
  readonly running: number
  readonly waiting: number
  /** Tasks that have begun since the process did. */
  readonly begun: number
}

/**
 * @param running how many at a time
 * @param waiting how many may wait
 * @param refuse what is thrown when the queue is full
 */
export function createLimiter(running: number, waiting: number, refuse: () => Error): Limiter {
  const queue: (() => void)[] = []
  let active = 0
  let begun = 0
  const limit = async <T>(task: () => Promise<T>): Promise<T> => {
    if (active >= running) {
      if (queue.length >= waiting) throw refuse()
      // The turn is handed over: whoever ends does not count itself out.
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
