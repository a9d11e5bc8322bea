import type { Db } from '@foulee/db/connect'
import type { FastifyBaseLogger } from 'fastify'
import type { QueueOptions } from 'pg-boss'
import type { Config } from '#platform/config/config.ts'
import type { RateLimits } from '#platform/http/rate-limits.ts'
import type { Transport } from '#platform/mail/transport.ts'
import type { Storage } from '#platform/storage/storage.ts'

/** A kind of work done later; `Data` is what each piece of it carries. */
export type Job<Data extends object> = {
  name: string
  options: QueueOptions
  /** When it comes by itself, in Paris time. */
  cron?: string
  /** Seconds between two looks for work. */
  every: number
  /** What it carries is somebody's own: it is removed once done. One that failed for good stays. */
  isPrivate?: true
  /** Never there: ties the data to the name. */
  data?: Data
}

/** What work may use. */
export type JobContext = {
  db: Db
  config: Config
  clock: () => Date
  limits: RateLimits
  log: FastifyBaseLogger
  transport: Transport
  storage: Storage
  /** Told of each try that failed. */
  onFailure?: (job: string) => void
}

/** A job and who does it. It may be done twice: a process can die between the deed and its record. */
export type Work<Context extends JobContext = JobContext> = {
  job: Job<object>
  handle: (context: Context, data: never, id: string) => Promise<void>
  /** Queues what a new version of the code finds undone, once the server works. */
  queueAtStart?: QueueAtStart
}
type QueueAtStart = (db: Db) => Promise<void>

export const work = <Data extends object>(
  job: Job<Data>,
  handle: (context: JobContext, data: Data, id: string) => Promise<void>,
  queueAtStart?: QueueAtStart,
): Work => ({ job, handle, ...(queueAtStart && { queueAtStart }) })

/** Trying again cannot help: the job is kept as failed at once. */
export class HopelessError extends Error {
  override name = 'HopelessError'
}
