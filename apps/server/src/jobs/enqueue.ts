import type { Db, Tx } from '@foulee/db/connect'
import { sql } from 'drizzle-orm'
import type { Job } from './job.ts'

/**
 * Queues work in the caller's transaction: nothing is lost when the process dies, nothing is done
 * when it rolls back. The row is the one pg-boss itself would write, without needing it started.
 */
export async function enqueue<Data extends object>(
  db: Db | Tx,
  { name }: Job<Data>,
  data: Data,
): Promise<void> {
  const { rowCount } = await db.execute(sql`
    insert into pgboss.job (name, data, policy, retry_limit, retry_delay, retry_backoff,
      retry_delay_max, expire_seconds, deletion_seconds, keep_until, dead_letter,
      heartbeat_seconds)
    select name, ${JSON.stringify(data)}::jsonb, policy, retry_limit, retry_delay, retry_backoff,
      retry_delay_max, expire_seconds, deletion_seconds,
      now() + retention_seconds * interval '1 second', dead_letter, heartbeat_seconds
    from pgboss.queue where name = ${name}`)
  if (!rowCount) throw new Error(`The queue ${name} does not exist.`)
}
