import { sql } from 'drizzle-orm'
import type { JobContext } from '#kernel/jobs/work.ts'
import type { Job } from '#platform/jobs/job.ts'
import { announceActualite, getFactKey } from './actualites.commands.ts'
import { lockActualite } from './actualites.queries.ts'

export const actualitesProgrammees: Job<object> = {
  name: 'actualites-programmees',
  cron: '* * * * *',
  every: 30,
  options: { retryLimit: 3, retryDelay: 60, expireInSeconds: 300 },
}

/** One transaction each, checked again under lock; two processes publish once. */
export async function publishDueActualites({
  db,
  clock,
}: Pick<JobContext, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  const { rows } = await db.execute<{ id: number }>(sql`
    select a.id from actualites_site a
    where a.publie_le <= ${now.toISOString()} and not exists (
      select from publications p where p.cle = ${keyPrefix} || a.id)
    order by a.publie_le, a.id limit 100`)
  for (const { id } of rows) {
    await db.transaction(async (tx) => {
      const { publie_le } = await lockActualite(tx, id)
      if (publie_le !== null && new Date(publie_le) <= now) await announceActualite(tx, id, now)
    })
  }
}

const keyPrefix = getFactKey(0).replace(/0$/, '')
