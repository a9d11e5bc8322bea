import { setTimeout as pause } from 'node:timers/promises'
import { isDatabaseAway } from '@foulee/db/away'
import type { Db } from '@foulee/db/connect'
import { sql } from 'drizzle-orm'
import type { JobResult, PgBoss } from 'pg-boss'
import { HopelessError, type Job, type JobContext, type Work } from './job.ts'
import { watchForLostWork } from './lost-work.ts'

/** How long work under way may take to end when the server stops. */
const STOP_MS = 5_000
/** Pieces of one kind that are done side by side. */
const BATCH = 10
/** More pieces than any test queues. */
const EVERYTHING = 1000
const TOGETHER = {
  batchSize: BATCH,
  perJobResults: true,
  burstWhenBatchFull: true,
} as const
/** When the queue itself gives up work that shows no life: long after `lost-work.ts` gave it back. */
const SILENT = { heartbeatSeconds: 600 }
const RETRY_MS = 2_000
const FORGET_MS = 300

/** pg-boss on our own pool: the embedded database has one client, and it is there. */
async function createBoss(db: Db, isByHand: boolean): Promise<PgBoss> {
  const executeSql = (text: string, values?: unknown[]) => db.$client.query(text, values)
  // Its rebuilding of indexes is for queues of millions of rows, and cannot run on PGlite.
  const quiet = { reindex: false, monitorVacuum: false }
  // Loaded once the server listens: starting must not wait for it.
  const { PgBoss } = await import('pg-boss')
  const still = { supervise: false, schedule: false, migrate: false }
  return new PgBoss({ db: { executeSql }, ...quiet, ...(isByHand ? still : {}) })
}

/** Makes the queues that are not there yet, so that work can be queued before any is done. */
export async function createQueues(db: Db, works: readonly { job: Job<object> }[]): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(sql`select name from pgboss.queue`)
  const known = new Set(rows.map(({ name }) => name))
  for (const { job } of works) {
    if (known.has(job.name)) continue
    const options = JSON.stringify({ policy: 'standard', ...SILENT, ...job.options })
    await db.execute(sql`select pgboss.create_queue(${job.name}, ${options}::jsonb)`)
  }
}

type Piece = { id: string; data: object }

/** One piece of work; what throws is tried again later unless there is no hope in it. */
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
    if (cause instanceof HopelessError) await giveUp(context.db, job, id)
    throw cause
  }
}

async function giveUp(db: Db, { name }: Job<object>, id: string): Promise<void> {
  await db.execute(
    sql`update pgboss.job set retry_limit = retry_count where name = ${name} and id = ${id}`,
  )
}

type Stop = () => Promise<void>

/**
 * Does what must be done in the database; again and again while the database is away.
 * @param closing stops the tries
 * @returns what it made; null when the server closed before
 */
export async function onceThere<T>(
  log: JobContext['log'],
  closing: AbortSignal,
  act: () => Promise<T>,
  retryMs = RETRY_MS,
): Promise<T | null> {
  for (let tries = 0; !closing.aborted; tries++) {
    try {
      return await act()
    } catch (cause) {
      if (!isDatabaseAway(cause)) throw cause
      // Once: ten mails that wait would otherwise fill the log.
      if (tries === 0) log.error({ err: cause }, 'The database is away: this is tried again')
    }
    await pause(retryMs, undefined, { signal: closing }).catch(() => {})
  }
  return null
}

/** Starts working, once the server listens and the database is there. */
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
      // What made it fail may keep it from stopping in good order: it says the former.
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
  // It hands on copies that are no errors any more, which the log would leave blank.
  boss.on('error', ({ message, stack }) => {
    context.log.error({ err: Object.assign(new Error(message), { stack }) }, 'The job queue failed')
  })
  await boss.start()
  const closing = new AbortController()
  // A mail that has left must not leave again because the database was away just then.
  const forget = (name: string, id: string) =>
    onceThere(context.log, closing.signal, () => boss.deleteJob(name, id), FORGET_MS)
  for (const each of works) {
    const { name, options, cron, every } = each.job
    await boss.updateQueue(name, { ...SILENT, ...options })
    if (cron) await boss.schedule(name, cron, {}, { tz: 'Europe/Paris' })
    const settle = async (piece: Piece): Promise<JobResult> => {
      const { id } = piece
      try {
        await perform(each, piece, context)
        if (each.job.isPrivate) await forget(name, id)
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
  const watching = watchForLostWork(context, closing.signal)
  return async () => {
    // What is done may still be ticked off meanwhile.
    await boss.stop({ timeout: STOP_MS }).finally(() => closing.abort())
    await watching
  }
}

/**
 * Does by hand what is due, and what that work queues in turn; for tests.
 * @param options.isLate also what waits for its next try
 * @returns how many pieces failed
 */
export async function workOff<C extends JobContext>(
  context: C,
  works: readonly Work<C>[],
  { isLate = false } = {},
): Promise<number> {
  const boss = await createBoss(context.db, true)
  await boss.start()
  let failures = 0
  const takeAll = async (each: Work<C>): Promise<number> => {
    const { name } = each.job
    // What fails waits again at once: with `isLate`, everything is taken once, however much there is.
    const batchSize = isLate ? EVERYTHING : BATCH
    const options = { batchSize, ignoreStartAfter: isLate, includeMetadata: true } as const
    const found = await boss.fetch<object>(name, options)
    // It takes the oldest, but hands them on in the order in which the database came upon them.
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
        if (!waiting.has(each.job.name) || (await takeAll(each)) === 0) continue
        isBusy = !isLate
        waiting = await findWaiting(context.db, isLate)
      }
    }
  } finally {
    await boss.stop({ graceful: false })
  }
  return failures
}

/** Which queues have work: to ask each of them in turn takes longer than most of what tests queue. */
async function findWaiting(db: Db, isLate: boolean): Promise<Set<string>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select distinct name from pgboss.job where state < 'active' and (${isLate} or start_after <= now())`,
  )
  return new Set(rows.map(({ name }) => name))
}
