import { externalFlows, jetons, rateLimits, sessions } from '@foulee/db/schema'
import { lt } from 'drizzle-orm'
import type { JobContext } from '../../jobs/job.ts'
import { purgeAudience } from '../audience/audience.commands.ts'
import { purgeMessages } from '../contact/contact.commands.ts'

/** What has run out is of no use to anybody. */
export async function cleanUp({ db, clock }: Pick<JobContext, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  const at = now.toISOString()
  await db.delete(jetons).where(lt(jetons.expires_at, at))
  await db.delete(sessions).where(lt(sessions.expires_at, at))
  await db.delete(externalFlows).where(lt(externalFlows.expires_at, at))
  await db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()))
  await purgeAudience(db, now)
  await purgeMessages(db, now)
}
