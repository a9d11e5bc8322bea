import type { ResourceLimits } from 'node:worker_threads'
import { ApiError } from '@foulee/contract/shared/errors'
import { Piscina } from 'piscina'
import { createFairQueue } from '#platform/concurrency/concurrency.ts'

export type WorkerPool<Task, Answer> = {
  /**
   * @throws ApiError `trop_de_demandes` when the caller has too many pending,
   * `service_indisponible` when the queue is full or closed; the error of `refuse` past a limit
   */
  run: (task: Task) => Promise<Answer>
  close: () => Promise<void>
}

type Options = {
  /**
   * Worker module: its default export maps a task to an answer. Must be a `new URL` of a literal
   * and `import.meta.url`, for the bundler (decision 93).
   */
  file: URL
  line: { running: number; waiting: number }
  timeLimit: number
  memory: ResourceLimits
  createRefusal: () => Error
}

const IDLE = 60_000

export function createWorkerPool<Task, Answer>(options: Options): WorkerPool<Task, Answer> {
  const { file, line, timeLimit, memory, createRefusal } = options
  const pool = new Piscina<Task, Answer>({
    filename: file.href,
    minThreads: 0,
    maxThreads: line.running,
    idleTimeout: IDLE,
    resourceLimits: memory,
    recordTiming: false,
  })
  // Fair queue in front of the pool, which never gets more tasks than threads: tasks waiting inside
  // it for a stopped thread would never end.
  const inTurn = createFairQueue(line)
  const underWay = new Set<AbortController>()
  let isClosed = false

  // A thread that cannot start has no task yet: waiting tasks must be rejected here.
  pool.on('error', (cause) => {
    if (pool.threads.length === 0) for (const item of underWay) item.abort(cause)
  })

  const perform = async (task: Task): Promise<Answer> => {
    if (isClosed) throw new ApiError('service_indisponible', { retryAfter: 10 })
    const stop = new AbortController()
    const timer = setTimeout(() => stop.abort(createRefusal()), timeLimit)
    underWay.add(stop)
    try {
      return await pool.run(task, { signal: stop.signal })
    } catch (cause) {
      if (stop.signal.aborted) throw stop.signal.reason
      if (isClosed) throw new ApiError('service_indisponible', { cause })
      throw isOutOfMemory(cause) ? createRefusal() : cause
    } finally {
      clearTimeout(timer)
      underWay.delete(stop)
    }
  }

  return {
    run: (task) => inTurn(() => perform(task)),
    async close() {
      isClosed = true
      await pool.destroy()
    },
  }
}

const isOutOfMemory = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY'
