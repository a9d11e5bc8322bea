import { sql } from 'drizzle-orm'
import type { JobContext } from '#kernel/jobs/work.ts'
import type { Job } from '#platform/jobs/job.ts'
import { nameFact, tellActualite } from './actualites.commands.ts'
import { lockActualite } from './actualites.queries.ts'

/** News that was written ahead reaches the feeds at its hour. */
export const actualitesProgrammees: Job<object> = {
  name: 'actualites-programmees',
  cron: '* * * * *',
  every: 30,
  options: { retryLimit: 3, retryDelay: 60, expireInSeconds: 300 },
}

/** Each in a transaction of its own that looks again; two processes tell it once. */
export async function tellDueActualites({
  db,
  clock,
}: Pick<JobContext, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  const { rows } = await db.execute<{ id: number }>(sql`
    select a.id from actualites_site a
    where a.publie_le <= ${now.toISOString()} and not exists (
      select from publications p where p.cle = ${nameStem} || a.id)
    order by a.publie_le, a.id limit 100`)
  for (const { id } of rows) {
    await db.transaction(async (tx) => {
      const { publie_le } = await lockActualite(tx, id)
      if (publie_le !== null && new Date(publie_le) <= now) await tellActualite(tx, id, now)
    })
  }
}

/** What stands before the number of a piece of news in the name of its fact. */
const nameStem = nameFact(0).replace(/0$/, '')
