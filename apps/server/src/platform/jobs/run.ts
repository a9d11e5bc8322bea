import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '@foulee/db/connect'
import { isDatabaseUnavailable } from '@foulee/db/errors'
import { sql } from 'drizzle-orm'
import type { JobResult, PgBoss } from 'pg-boss'
import { HopelessError, type Job, type JobContext, type Work } from './job.ts'
import { watchStalledJobs } from './stalled-jobs.ts'

/** Grace period of active jobs on shutdown. */
const STOP_MS = 5_000
const BATCH = 10
const EVERYTHING = 1000
const TOGETHER = {
  batchSize: BATCH,
  perJobResults: true,
  burstWhenBatchFull: true,
} as const
/** Timeout of pg-boss itself for silent jobs: long after `stalled-jobs.ts`. */
const SILENT = { heartbeatSeconds: 600 }
const RETRY_MS = 2_000
const DELETE_RETRY_MS = 300

/** pg-boss on our own pool: the embedded database has a single client. */
async function createBoss(db: Db, isByHand: boolean): Promise<PgBoss> {
  const executeSql = (text: string, values?: unknown[]) => db.$client.query(text, values)
  // Reindexing is for queues of millions of rows, and unsupported by PGlite.
  const quiet = { reindex: false, monitorVacuum: false }
  // Imported once the server listens, for a faster start.
  const { PgBoss } = await import('pg-boss')
  const still = { supervise: false, schedule: false, migrate: false }
  return new PgBoss({ db: { executeSql }, ...quiet, ...(isByHand ? still : {}) })
}

/** Creates missing queues, so that jobs can be queued before any worker starts. */
export async function createQueues(db: Db, works: readonly { job: Job<object> }[]): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(sql`select name from pgboss.queue`)
  const queues = new Set(rows.map(({ name }) => name))
  for (const { job } of works) {
    if (queues.has(job.name)) continue
    const options = JSON.stringify({ policy: 'standard', ...SILENT, ...job.options })
    await db.execute(sql`select pgboss.create_queue(${job.name}, ${options}::jsonb)`)
  }
}

type Piece = { id: string; data: object }

async function perform<C extends JobContext>(
  { job, handle }: Work<C>,
  { id, data }: Piece,
  context: C,
) {
  try {
    await handle(context, data as never, id)
  } catch (cause) {
    context.log.error({ err: cause, job: job.name, id }, 'A job failed')
    context.onFailure?.(job.name)
    if (cause instanceof HopelessError) await stopRetries(context.db, job, id)
    throw cause
  }
}

async function stopRetries(db: Db, { name }: Job<object>, id: string): Promise<void> {
  await db.execute(
    sql`update pgboss.job set retry_limit = retry_count where name = ${name} and id = ${id}`,
  )
}

type Stop = () => Promise<void>

/**
 * Retries a database operation while the database is away.
 * @param closing aborts the retries
 * @returns null when aborted
 */
export async function onceThere<T>(
  log: JobContext['log'],
  closing: AbortSignal,
  task: () => Promise<T>,
  retryMs = RETRY_MS,
): Promise<T | null> {
  for (let tries = 0; !closing.aborted; tries++) {
    try {
      return await task()
    } catch (cause) {
      if (!isDatabaseUnavailable(cause)) throw cause
      // Once, so that many waiting jobs do not flood the log.
      if (tries === 0) log.error({ err: cause }, 'The database is away: this is tried again')
    }
    await pause(retryMs, undefined, { signal: closing }).catch(() => {})
  }
  return null
}

export async function startJobs<C extends JobContext>(
  context: C,
  works: readonly Work<C>[],
  closing: AbortSignal = new AbortController().signal,
): Promise<Stop> {
  const stop = await onceThere(context.log, closing, async () => {
    const boss = await createBoss(context.db, false)
    try {
      return await startBoss(boss, context, works)
    } catch (cause) {
      // The stop may fail for the same reason: the first error matters.
      await boss.stop({ graceful: false }).catch(() => {})
      throw cause
    }
  })
  return stop ?? (async () => {})
}

async function startBoss<C extends JobContext>(
  boss: PgBoss,
  context: C,
  works: readonly Work<C>[],
): Promise<Stop> {
  // pg-boss emits copies that are no Error, which the logger would leave blank.
  boss.on('error', ({ message, stack }) => {
    context.log.error({ err: Object.assign(new Error(message), { stack }) }, 'The job queue failed')
  })
  await boss.start()
  const closing = new AbortController()
  // An email that was sent must not be sent again because the database was away.
  const deleteJob = (name: string, id: string) =>
    onceThere(context.log, closing.signal, () => boss.deleteJob(name, id), DELETE_RETRY_MS)
  for (const each of works) {
    const { name, options, cron, every } = each.job
    await boss.updateQueue(name, { ...SILENT, ...options })
    if (cron) await boss.schedule(name, cron, {}, { tz: 'Europe/Paris' })
    const settle = async (piece: Piece): Promise<JobResult> => {
      const { id } = piece
      try {
        await perform(each, piece, context)
        if (each.job.isPrivate) await deleteJob(name, id)
        return { id, status: 'completed' }
      } catch (cause) {
        return { id, status: 'failed', output: cause }
      }
    }
    const beat = { heartbeatRefreshSeconds: context.config.workBeat }
    await boss.work<object>(
      name,
      { ...TOGETHER, ...beat, pollingIntervalSeconds: every },
      (pieces) => Promise.all(pieces.map(settle)),
    )
  }
  const watching = watchStalledJobs(context, closing.signal)
  return async () => {
    // Completed jobs may still be recorded meanwhile.
    await boss.stop({ timeout: STOP_MS }).finally(() => closing.abort())
    await watching
  }
}

/**
 * Runs due jobs, and those that they queue; for tests.
 * @param options.isLate also jobs waiting for a retry
 * @returns number of failures
 */
export async function workOff<C extends JobContext>(
  context: C,
  works: readonly Work<C>[],
  { isLate = false } = {},
): Promise<number> {
  const boss = await createBoss(context.db, true)
  await boss.start()
  let failures = 0
  const fetchAll = async (each: Work<C>): Promise<number> => {
    const { name } = each.job
    // A failed job is due again at once: with `isLate` everything is fetched once.
    const batchSize = isLate ? EVERYTHING : BATCH
    const options = { batchSize, ignoreStartAfter: isLate, includeMetadata: true } as const
    const found = await boss.fetch<object>(name, options)
    // pg-boss fetches the oldest, but returns them in table order.
    for (const piece of found.toSorted((a, b) => +a.createdOn - +b.createdOn)) {
      await perform(each, piece, context).then(
        () => (each.job.isPrivate ? boss.deleteJob(name, piece.id) : boss.complete(name, piece.id)),
        (cause: unknown) => {
          failures++
          return boss.fail(name, piece.id, cause as object)
        },
      )
    }
    return found.length
  }
  try {
    for (let isBusy = true; isBusy; ) {
      isBusy = false
      let waiting = await findWaiting(context.db, isLate)
      for (const each of works) {
        if (!waiting.has(each.job.name) || (await fetchAll(each)) === 0) continue
        isBusy = !isLate
        waiting = await findWaiting(context.db, isLate)
      }
    }
  } finally {
    await boss.stop({ graceful: false })
  }
  return failures
}

async function findWaiting(db: Db, isLate: boolean): Promise<Set<string>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select distinct name from pgboss.job where state < 'active' and (${isLate} or start_after <= now())`,
  )
  return new Set(rows.map(({ name }) => name))
}
