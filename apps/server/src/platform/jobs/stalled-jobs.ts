import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '@foulee/db/connect'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#platform/config/config.ts'

/** Checks in a row without a new heartbeat before a job counts as stalled. */
const LOOKS = 5

/** Bound on the clock difference of servers in a failover. */
const AHEAD_S = 10

type Sighting = { beat: string; looks: number }
type Active = { name: string; id: string; beat: string }
type Context = {
  db: Db
  log: Pick<FastifyBaseLogger, 'warn'>
  config: Pick<Config, 'workBeat'>
}

/**
 * Finds stalled jobs of killed processes. A heartbeat is stalled if unchanged between checks, never
 * by its age: after a database outage every heartbeat is old, yet the processes live.
 * @returns one check, to be repeated
 */
export function createStalledJobsCheck({ db, log, config }: Context): () => Promise<void> {
  let seen = new Map<string, Sighting>()
  return async () => {
    const before = seen
    // A check that failed or was late proves nothing.
    seen = new Map()
    const start = performance.now()
    const active = await findActive(db)
    if (performance.now() - start > config.workBeat * 1_000) return
    for (const piece of active) {
      const last = before.get(piece.id)
      const looks = last?.beat === piece.beat ? last.looks + 1 : 1
      seen.set(piece.id, { beat: piece.beat, looks })
      if (looks < LOOKS || !(await requeue(db, piece))) continue
      log.warn({ job: piece.name, id: piece.id }, 'A job whose process is gone is taken up again')
    }
  }
}

/**
 * Reschedules delayed jobs created in the future: they were queued while the database's clock was
 * ahead.
 */
export async function drawForward({ db, log }: Omit<Context, 'config'>): Promise<void> {
  const { rowCount } = await db.execute(sql`
    update pgboss.job set start_after = start_after - (created_on - now()), created_on = now()
    where state < 'active' and not blocked and created_on > now() + ${AHEAD_S} * interval '1 second'`)
  if (rowCount) log.warn({ jobs: rowCount }, 'The clock of the database was set back')
}

export async function watchStalledJobs(context: Context, closing: AbortSignal): Promise<void> {
  const look = createStalledJobsCheck(context)
  while (!closing.aborted) {
    await Promise.all([look(), drawForward(context)]).catch((cause: unknown) => {
      context.log.warn({ err: cause }, 'Could not look for jobs that nobody does')
    })
    const ms = context.config.workBeat * 1_000
    await pause(ms, undefined, { ref: false, signal: closing }).catch(() => {})
  }
}

/** Jobs without attempts left are failed by the queue itself. */
async function findActive(db: Db): Promise<Active[]> {
  const { rows } = await db.execute<Active>(sql`
    select name, id, heartbeat_on::text as beat from pgboss.job
    where state = 'active' and heartbeat_seconds is not null and heartbeat_on is not null
      and retry_count < retry_limit`)
  return rows
}

/**
 * Counts as an attempt, so that a job that kills its process ends some day.
 * @returns false when its state has changed meanwhile
 */
async function requeue(db: Db, { name, id, beat }: Active): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null
    where name = ${name} and id = ${id} and state = 'active' and heartbeat_on::text = ${beat}`)
  return rowCount === 1
}
