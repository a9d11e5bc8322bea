import { invalidate } from '@foulee/db/invalidation'
import { pages } from '@foulee/db/schema'
import { sql } from 'drizzle-orm'
import type { JobContext } from '#kernel/jobs/work.ts'
import type { Job } from '#platform/jobs/job.ts'
import { isOut } from './pages.queries.ts'

export const pagesAHeure: Job<object> = {
  name: 'pages-a-heure',
  cron: '* * * * *',
  every: 30,
  options: { retryLimit: 3, retryDelay: 60, expireInSeconds: 300 },
}

export async function invalidateDuePages({
  db,
  clock,
}: Pick<JobContext, 'db' | 'clock'>): Promise<void> {
  const out = sql`coalesce(${isOut(clock())}, false)`
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(pages)
      .set({ vue: sql`not ${pages.vue}` })
      .where(sql`${pages.vue} <> ${out}`)
      .returning({ id: pages.id })
    if (changed.length) await invalidate(tx, ['pages'])
  })
}
