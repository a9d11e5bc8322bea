import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { ApiError } from '@foulee/contract/errors'
import { TraceError } from '@foulee/trace/track'
import { createLine, LINES } from '../http/lines.ts'
import type { TraceAnswer, TraceTask } from './tasks.ts'
import type { WorkerReply } from './worker.ts'

/** Milliseconds; the largest file that is allowed takes a few seconds. */
const TIME_LIMIT = 60_000
/** Megabytes that reading one file may take beside its columns. */
const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 }
/** One thread less than the machine has, two at most: reading a track is rare, answering is not. */
const THREADS = Math.max(1, Math.min(LINES.trace.running, availableParallelism() - 1))

const TOO_MUCH =
  'Ce fichier demande trop de travail pour être lu. Gardez une seule sortie, ou exportez-la avec moins de points.'

/** Threads that read and measure tracks, so that answering is never kept waiting. */
export type TracePool = {
  /**
   * @throws TraceError for what is wrong with the file; ApiError `trop_de_demandes` when the caller
   * has enough waiting, `service_indisponible` when busy
   */
  run: (task: TraceTask) => Promise<TraceAnswer>
  close: () => Promise<void>
}

type Waiting = {
  task: TraceTask
  resolve: (answer: TraceAnswer) => void
  reject: (cause: Error) => void
}
type Thread = { worker: Worker; current: Waiting | null; timer: NodeJS.Timeout | null }

export function createTracePool({
  threads: most = THREADS,
  timeLimit = TIME_LIMIT,
  memory = MEMORY,
} = {}): TracePool {
  const threads = new Set<Thread>()
  const waiting: Waiting[] = []
  const inTurn = createLine({ ...LINES.trace, running: most })
  let isClosed = false

  const settle = (thread: Thread): Waiting | null => {
    const { current, timer } = thread
    if (timer) clearTimeout(timer)
    thread.current = null
    thread.timer = null
    thread.worker.unref()
    return current
  }

  /** The thread is gone or goes: what it did is refused, and another one takes its place when needed. */
  const drop = (thread: Thread, cause: Error) => {
    threads.delete(thread)
    settle(thread)?.reject(cause)
    void thread.worker.terminate()
    next()
  }

  const start = (): Thread => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { resourceLimits: memory })
    const thread: Thread = { worker, current: null, timer: null }
    worker.on('message', (reply: WorkerReply) => {
      const done = settle(thread)
      if (done) finish(done, reply)
      next()
    })
    worker.on('error', (cause) => drop(thread, toRefusal(cause)))
    worker.on('exit', () => {
      if (threads.has(thread)) drop(thread, new Error('The thread that reads tracks has ended.'))
    })
    threads.add(thread)
    return thread
  }

  const next = () => {
    if (isClosed || !waiting.length) return
    const idle = [...threads].find(({ current }) => !current)
    const thread = idle ?? (threads.size < most ? start() : null)
    const job = thread && waiting.shift()
    if (!job) return
    thread.current = job
    thread.worker.ref()
    thread.timer = setTimeout(
      () => drop(thread, new TraceError('trop_de_points', TOO_MUCH)),
      timeLimit,
    )
    thread.worker.postMessage(job.task)
    next()
  }

  return {
    run: (task) =>
      inTurn(
        () =>
          new Promise((resolve, reject) => {
            if (isClosed) {
              reject(new ApiError('service_indisponible', { retryAfter: 10 }))
              return
            }
            waiting.push({ task, resolve, reject })
            next()
          }),
      ),
    async close() {
      isClosed = true
      const ends = [...threads].map((thread) => {
        threads.delete(thread)
        settle(thread)?.reject(new ApiError('service_indisponible'))
        return thread.worker.terminate()
      })
      for (const { reject } of waiting.splice(0)) reject(new ApiError('service_indisponible'))
      await Promise.all(ends)
    },
  }
}

function finish({ resolve, reject }: Waiting, reply: WorkerReply): void {
  if ('answer' in reply) resolve(reply.answer)
  else if ('refusal' in reply) reject(new TraceError(reply.refusal.code, reply.refusal.message))
  else reject(new Error(reply.failure))
}

/** A file that fills the thread's memory is too large for us; anything else is our fault. */
const toRefusal = (cause: unknown): Error => {
  const { code } = cause as { code?: string }
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') return new TraceError('trop_de_points', TOO_MUCH)
  return cause instanceof Error ? cause : new Error(String(cause))
}
