import type { Tx } from '@foulee/db/connect'
import { rateLimits } from '@foulee/db/schema'
import { liftStatementTimeout } from '@foulee/db/statement-timeout'
import { lt } from 'drizzle-orm'
import type { JobContext } from '#kernel/jobs/work.ts'
import type { Config } from '#platform/config/config.ts'

type Context = Pick<JobContext, 'db' | 'clock' | 'registry'> & { config: Pick<Config, 'retention'> }

export async function cleanUp({
  db,
  clock,
  config: { retention },
  registry: { personal },
}: Context): Promise<void> {
  const now = clock()
  for (const purge of [purgeCounters, ...personal.flatMap((held) => held.purge ?? [])]) {
    await db.transaction(async (tx) => {
      await liftStatementTimeout(tx)
      await purge(tx, now, retention)
    })
  }
  for (const { purgeInTurns } of personal) await purgeInTurns?.(db, now, retention)
}

const purgeCounters = (tx: Tx, now: Date): Promise<unknown> =>
  tx.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()))
