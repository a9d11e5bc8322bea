import { premiums, users } from '@foulee/db/schema'
import { formatDateLongue } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { JobContext } from '#kernel/jobs/work.ts'
import { queueMail } from '#kernel/mail/queue.ts'
import type { Job } from '#platform/jobs/job.ts'

const WEEK_MS = 7 * 86_400_000

export const finPremium: Job<object> = {
  name: 'fin-premium',
  cron: '0 9 * * *',
  every: 60,
  options: { retryLimit: 5, retryDelay: 60, retryBackoff: true },
}

export async function notifyEnds({ db, clock }: Pick<JobContext, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  const ending = await db
    .select({ id: premiums.id })
    .from(premiums)
    .innerJoin(users, and(eq(users.id, premiums.users_id), eq(users.premium_jusqua, premiums.au)))
    .where(
      and(
        isNull(premiums.prevenu_le),
        isNull(users.supprime_le),
        gt(premiums.au, now.toISOString()),
        lte(premiums.au, new Date(now.getTime() + WEEK_MS).toISOString()),
      ),
    )
  for (const { id } of ending) await notifyEnd(db, id, now)
}

/** Mail and mark in one transaction: no second notice. */
const notifyEnd = (db: JobContext['db'], id: number, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const [period] = await tx
      .update(premiums)
      .set({ prevenu_le: now.toISOString() })
      .where(and(eq(premiums.id, id), isNull(premiums.prevenu_le)))
      .returning()
    if (!period) return
    const [user] = await tx.select().from(users).where(eq(users.id, period.users_id))
    if (!user || user.supprime_le) return
    await queueMail(tx, {
      to: user.email,
      template: 'premium-fin',
      props: { prenom: user.prenom, jour: formatDateLongue(parisDate(new Date(period.au))) },
    })
  })
