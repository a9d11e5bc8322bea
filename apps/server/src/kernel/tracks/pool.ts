import { availableParallelism } from 'node:os'
import { TraceError } from '@foulee/trace/track'
import { FAIR_QUEUES } from '#platform/concurrency/concurrency.ts'
import { createWorkerPool } from '#platform/workers/worker-pool.ts'
import type { AnswerOf, TraceTask } from './tasks.ts'
import type { TraceReply } from './worker.ts'

/** Milliseconds; the largest allowed file takes a few seconds. */
const TIME_LIMIT = 60_000
const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 }
/** Leaves one CPU for answers, since tracks are rare. */
const THREADS = Math.max(1, Math.min(FAIR_QUEUES.trace.running, availableParallelism() - 1))

const TOO_MUCH =
  'Ce fichier demande trop de travail pour être lu. Gardez une seule sortie, ou exportez-la avec moins de points.'

/**
 * A job reads thousands: its heap is collected sooner. The million points of the longest
 * track are outside of it.
 */
const MEMORY_OF_JOB = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 }

export const createJobTracePool = (): TracePool =>
  createTracePool({ threads: 1, memory: MEMORY_OF_JOB })

export type TracePool = {
  /**
   * @throws TraceError for an invalid file; ApiError `trop_de_demandes` when the caller has too
   * many pending, `service_indisponible` when busy
   */
  run: <T extends TraceTask>(task: T) => Promise<AnswerOf<T>>
  close: () => Promise<void>
}

export function createTracePool({
  threads: running = THREADS,
  timeLimit = TIME_LIMIT,
  memory = MEMORY,
} = {}): TracePool {
  const threads = createWorkerPool<TraceTask, TraceReply>({
    file: new URL('./worker.ts', import.meta.url),
    line: { ...FAIR_QUEUES.trace, running },
    timeLimit,
    memory,
    createRefusal: () => new TraceError('trop_de_points', TOO_MUCH),
  })
  return {
    async run<T extends TraceTask>(task: T) {
      const reply = await threads.run(task)
      // The pool's types only know the union of all answers.
      if ('answer' in reply) return reply.answer as AnswerOf<T>
      throw new TraceError(reply.refusal.code, reply.refusal.message)
    },
    close: threads.close,
  }
}
