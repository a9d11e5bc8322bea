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
