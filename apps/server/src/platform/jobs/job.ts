import type { Db } from '@foulee/db/connect'
import type { FastifyBaseLogger } from 'fastify'
import type { QueueOptions } from 'pg-boss'
import type { Config } from '#platform/config/config.ts'
import type { RateLimits } from '#platform/http/rate-limits.ts'
import type { Transport } from '#platform/mail/transport.ts'
import type { Storage } from '#platform/storage/storage.ts'

export type Job<Data extends object> = {
  name: string
  options: QueueOptions
  /** Cron expression in Paris time. */
  cron?: string
  /** Polling interval in seconds. */
  every: number
  /** Personal data in the payload: deleted on success; kept on final failure. */
  isPrivate?: true
  /** Phantom field: ties the payload's type to the name. */
  data?: Data
}

export type JobContext = {
  db: Db
  config: Config
  clock: () => Date
  limits: RateLimits
  log: FastifyBaseLogger
  transport: Transport
  storage: Storage
  onFailure?: (job: string) => void
}

/**
 * At-least-once delivery: handlers must be idempotent, since a process can die before the
 * completion is recorded.
 */
export type Work<Context extends JobContext = JobContext> = {
  job: Job<object>
  handle: (context: Context, data: never, id: string) => Promise<void>
  /** Queues work that a new version finds to do, once the server runs. */
  queueAtStart?: QueueAtStart
}
type QueueAtStart = (db: Db) => Promise<void>

export const work = <Data extends object>(
  job: Job<Data>,
  handle: (context: JobContext, data: Data, id: string) => Promise<void>,
  queueAtStart?: QueueAtStart,
): Work => ({ job, handle, ...(queueAtStart && { queueAtStart }) })

/** Fails the job at once, without retries. */
export class HopelessError extends Error {
  override name = 'HopelessError'
}
