import type { ResourceLimits } from 'node:worker_threads'
import { ApiError } from '@foulee/contract/shared/errors'
import { Piscina } from 'piscina'
import { createLine } from '#platform/http/lines.ts'

/** Threads that do one kind of work, so that answering is never kept waiting for it. */
export type Threads<Task, Answer> = {
  /**
   * @throws ApiError `trop_de_demandes` when the caller has enough waiting, `service_indisponible` when
   * the line is full or closed; what `refuse` gives past a limit
   */
  run: (task: Task) => Promise<Answer>
  /** What is under way is refused. */
  close: () => Promise<void>
}

type Options = {
  /**
   * The module that each thread loads: its default export takes a task and gives the answer. Write
   * its address as a `new URL` of a literal name and `import.meta.url`: the build finds it by that
   * (decision 93).
   */
  file: URL
  /** How many threads, and how many tasks may wait for one. */
  line: { running: number; waiting: number }
  /** Milliseconds that one task may take. */
  timeLimit: number
  /** What one thread may hold. */
  memory: ResourceLimits
  /** What is said of a task that takes too long, or more memory than that. */
  refuse: () => Error
}

/** Milliseconds after which a thread with nothing to do gives its memory back. */
const IDLE = 60_000

/** Starts a thread when there is work for it, and another one in place of one that ended. */
export function createThreads<Task, Answer>(options: Options): Threads<Task, Answer> {
  const { file, line, timeLimit, memory, refuse } = options
  const pool = new Piscina<Task, Answer>({
    filename: file.href,
    minThreads: 0,
    maxThreads: line.running,
    idleTimeout: IDLE,
    resourceLimits: memory,
    recordTiming: false,
  })
  // Callers take turns before they come to the pool: it never has more tasks than threads. Tasks that
  // waited in there for a thread that was stopped would wait for ever.
  const inTurn = createLine(line)
  const underWay = new Set<AbortController>()
  let isClosed = false

  // A thread that could not start has no task yet: whatever was meant for it would not be answered.
  pool.on('error', (cause) => {
    if (pool.threads.length === 0) for (const one of underWay) one.abort(cause)
  })

  const perform = async (task: Task): Promise<Answer> => {
    if (isClosed) throw new ApiError('service_indisponible', { retryAfter: 10 })
    const stop = new AbortController()
    const timer = setTimeout(() => stop.abort(refuse()), timeLimit)
    underWay.add(stop)
    try {
      return await pool.run(task, { signal: stop.signal })
    } catch (cause) {
      if (stop.signal.aborted) throw stop.signal.reason
      if (isClosed) throw new ApiError('service_indisponible', { cause })
      throw isOutOfMemory(cause) ? refuse() : cause
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
