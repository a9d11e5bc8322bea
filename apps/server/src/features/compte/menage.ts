import {
  activites,
  commentaires,
  externalFlows,
  jetons,
  organisateurInvitations,
  parcours,
  rateLimits,
  sessions,
  users,
} from '@foulee/db/schema'
import { and, isNull, lt, sql } from 'drizzle-orm'
import type { JobContext } from '../../jobs/job.ts'
import { purgeAudience } from '../audience/audience.commands.ts'
import { purgeMessages } from '../contact/contact.commands.ts'
import { purgeResultats } from '../resultats/resultats.menage.ts'

/** What has run out is of no use to anybody. */
export async function cleanUp({ db, clock }: Pick<JobContext, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  const at = now.toISOString()
  await db.delete(jetons).where(lt(jetons.expires_at, at))
  await db.delete(sessions).where(lt(sessions.expires_at, at))
  await db.delete(externalFlows).where(lt(externalFlows.expires_at, at))
  await db
    .delete(organisateurInvitations)
    .where(
      and(lt(organisateurInvitations.expires_at, at), isNull(organisateurInvitations.accepted_at)),
    )
  await db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()))
  await purgeAudience(db, now)
  await eraseLate(db)
  await purgeMessages(db, now)
  await purgeResultats(db, now)
}

/**
 * A file that was on its way while its sender's account was erased arrives after it. The next sweep of
 * the storage takes what these rows named.
 */
async function eraseLate(db: JobContext['db']): Promise<void> {
  for (const table of [activites, parcours, commentaires]) {
    await db.execute(sql`delete from ${table} using ${users}
      where ${users.id} = ${table.users_id} and ${users.supprime_le} is not null`)
  }
}
