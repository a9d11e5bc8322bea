import type { Db, Tx } from '@foulee/db/connect'
import { executePrepared } from '@foulee/db/prepared'
import { sql } from 'drizzle-orm'
import type { Job } from './job.ts'

/** Delay before the start, by the database's clock. */
type Wait = { waitS?: number }

/**
 * Queues a job in the caller's transaction (outbox): no job is lost in a crash, none runs after a
 * rollback. Writes the row that pg-boss would write, without a started pg-boss.
 */
export const enqueue = <Data extends object>(
  db: Db | Tx,
  job: Job<Data>,
  data: Data,
  options: Wait = {},
): Promise<void> => enqueueAll(db, job, [data], options)

export async function enqueueAll<Data extends object>(
  db: Db | Tx,
  { name }: Job<Data>,
  pieces: readonly Data[],
  { waitS = 0 }: Wait = {},
): Promise<void> {
  if (!pieces.length) return
  const { rowCount } = await executePrepared(
    db,
    sql`
    insert into pgboss.job (name, data, policy, retry_limit, retry_delay, retry_backoff,
      retry_delay_max, expire_seconds, deletion_seconds, keep_until, dead_letter,
      heartbeat_seconds, start_after)
    select name, piece, policy, retry_limit, retry_delay, retry_backoff,
      retry_delay_max, expire_seconds, deletion_seconds,
      now() + retention_seconds * interval '1 second', dead_letter, heartbeat_seconds,
      now() + make_interval(secs => ${waitS})
    from pgboss.queue, jsonb_array_elements(${JSON.stringify(pieces)}::jsonb) as piece
    where name = ${name}`,
  )
  if (!rowCount) throw new Error(`The queue ${name} does not exist.`)
}
