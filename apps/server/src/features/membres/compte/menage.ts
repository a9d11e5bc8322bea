import type { Tx } from '@foulee/db/connect'
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
import { takeTime } from '@foulee/db/take-time'
import { and, isNull, lt, sql } from 'drizzle-orm'
import type { JobContext } from '../../../jobs/job.ts'
import { purgeResultats } from '../../courses/resultats/resultats.menage.ts'
import { purgeAudience } from '../../site/audience/audience.commands.ts'
import { purgeMessages } from '../../site/contact/contact.commands.ts'

/** What has run out is of no use to anybody. */
export async function cleanUp({ db, clock }: Pick<JobContext, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  const at = now.toISOString()
  const steps: ((tx: Tx) => Promise<unknown>)[] = [
    (tx) => tx.delete(jetons).where(lt(jetons.expires_at, at)),
    (tx) => tx.delete(sessions).where(lt(sessions.expires_at, at)),
    (tx) => tx.delete(externalFlows).where(lt(externalFlows.expires_at, at)),
    (tx) => eraseInvitations(tx, at),
    (tx) => tx.delete(rateLimits).where(lt(rateLimits.expire, now.getTime())),
    (tx) => purgeAudience(tx, now),
    eraseLate,
    (tx) => purgeMessages(tx, now),
  ]
  for (const step of steps) {
    await db.transaction(async (tx) => {
      await takeTime(tx)
      await step(tx)
    })
  }
  await purgeResultats(db, now)
}

const eraseInvitations = (tx: Tx, at: string) =>
  tx
    .delete(organisateurInvitations)
    .where(
      and(lt(organisateurInvitations.expires_at, at), isNull(organisateurInvitations.accepted_at)),
    )

/**
 * A file that was on its way while its sender's account was erased arrives after it. The next sweep of
 * the storage takes what these rows named.
 */
async function eraseLate(tx: Tx): Promise<void> {
  for (const table of [activites, parcours, commentaires]) {
    await tx.execute(sql`delete from ${table} using ${users}
      where ${users.id} = ${table.users_id} and ${users.supprime_le} is not null`)
  }
}
