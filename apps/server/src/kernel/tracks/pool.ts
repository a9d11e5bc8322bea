import { availableParallelism } from 'node:os'
import { TraceError } from '@foulee/trace/track'
import { LINES } from '#platform/http/lines.ts'
import { createThreads } from '#platform/workers/threads.ts'
import type { AnswerOf, TraceTask } from './tasks.ts'
import type { TraceReply } from './worker.ts'

/** Milliseconds; the largest file that is allowed takes a few seconds. */
const TIME_LIMIT = 60_000
/** Megabytes that reading one file may take beside its columns. */
const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 }
/** One thread less than the machine has, two at most: reading a track is rare, answering is not. */
const THREADS = Math.max(1, Math.min(LINES.trace.running, availableParallelism() - 1))

const TOO_MUCH =
  'Ce fichier demande trop de travail pour être lu. Gardez une seule sortie, ou exportez-la avec moins de points.'

/** Threads that read and measure tracks. */
export type TracePool = {
  /**
   * @throws TraceError for what is wrong with the file; ApiError `trop_de_demandes` when the caller
   * has enough waiting, `service_indisponible` when busy
   */
  run: <T extends TraceTask>(task: T) => Promise<AnswerOf<T>>
  close: () => Promise<void>
}

export function createTracePool({
  threads: running = THREADS,
  timeLimit = TIME_LIMIT,
  memory = MEMORY,
} = {}): TracePool {
  const threads = createThreads<TraceTask, TraceReply>({
    file: new URL('./worker.ts', import.meta.url),
    line: { ...LINES.trace, running },
    timeLimit,
    memory,
    refuse: () => new TraceError('trop_de_points', TOO_MUCH),
  })
  return {
    async run<T extends TraceTask>(task: T) {
      const reply = await threads.run(task)
      // A thread answers what it was asked, of which the pool knows no more than the kind.
      if ('answer' in reply) return reply.answer as AnswerOf<T>
      throw new TraceError(reply.refusal.code, reply.refusal.message)
    },
    close: threads.close,
  }
}
