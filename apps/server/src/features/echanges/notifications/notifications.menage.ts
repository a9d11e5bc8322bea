import type { Db } from '@foulee/db/connect'
import { notifications } from '@foulee/db/schema'
import { sql } from 'drizzle-orm'
import { getRetentionStart } from '#kernel/gdpr/retention-start.ts'
import type { Config } from '#platform/config/config.ts'

const BATCH = 2_000

/** Erases notices past retention, batch by batch. Those waiting for a digest go with it first. */
export async function purgeNotifications(
  db: Db,
  now: Date,
  { noticeMonths }: Config['retention'],
): Promise<void> {
  const before = getRetentionStart(now, noticeMonths)
  for (;;) {
    const { rowCount } = await db.execute(sql`
      delete from ${notifications} where id = any(array(
        select id from ${notifications}
        where created_at < ${before.toISOString()} and attend_depuis is null
        limit ${BATCH} for update skip locked))`)
    if ((rowCount ?? 0) < BATCH) return
  }
}
