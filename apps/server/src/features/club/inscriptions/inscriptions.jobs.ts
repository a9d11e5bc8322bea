import type { Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { canWait, getPhase } from '@foulee/domain/club/inscription'
import { and, eq, lte, type SQL, sql } from 'drizzle-orm'
import { closeWaitlist as closeWaiting, listExpired } from '#kernel/capacity/attente.ts'
import { EVENEMENTS } from '#kernel/capacity/inventory.ts'
import type { JobContext } from '#kernel/jobs/work.ts'
import type { Job } from '#platform/jobs/job.ts'
import { lockDate, toFacts } from './dates.ts'
import { notifyInscription } from './notify-inscription.ts'
import { endWaiting } from './offers.ts'

/**
 * Expiry of waiting lists and offers; cancelling a date clears its own list (`dates-annuler.ts`).
 */
export const echeancesInscriptions: Job<object> = {
  name: 'echeances-inscriptions',
  cron: '*/5 * * * *',
  every: 30,
  options: { retryLimit: 3, retryDelay: 60, expireInSeconds: 900 },
}

type Context = Pick<JobContext, 'db' | 'clock' | 'log'>

/**
 * One entry per transaction, checked again under lock: two processes may run at once, and a crash
 * loses nothing done.
 */
export async function settleInscriptions({ db, clock, log }: Context): Promise<void> {
  const now = clock()
  const steps: [SQL, (tx: Tx, id: number, now: Date) => Promise<void>][] = [
    [listExpired(EVENEMENTS, now), expireOffer],
    [BEGUN(now), closeList],
  ]
  for (const [due, settle] of steps) {
    const { rows } = await db.execute<{ id: number }>(due)
    for (const { id } of rows) {
      await db
        .transaction((tx) => settle(tx, id, now))
        .catch((cause: unknown) =>
          log.error({ err: cause, id }, 'A waiting list could not be brought up to date'),
        )
    }
  }
}

const BEGUN = (now: Date) => sql`
  select distinct d.id from evenement_dates d
  join evenement_attentes a on a.evenement_dates_id = d.id
  where a.etat = 'attente' and d.debut <= ${now.toISOString()} order by d.id`

async function expireOffer(tx: Tx, id: number, now: Date): Promise<void> {
  const { evenementAttentes: table } = t
  const condition = eq(table.id, id)
  const [first] = await tx.select().from(table).where(condition)
  if (!first) return
  const locked = await lockDate(tx, first.evenement_dates_id)
  const due = and(condition, eq(table.etat, 'proposee'), lte(table.expire_le, now.toISOString()))
  const [entry] = await tx.select().from(table).where(due)
  if (!entry) return
  await endWaiting(tx, locked, entry, { etat: 'expiree', now })
  await notifyInscription(tx, locked, {
    nouvelle: 'proposition_expiree',
    users_id: entry.users_id,
    objet: `evenement-attente:${id}`,
    now,
  })
}

async function closeList(tx: Tx, id: number, now: Date): Promise<void> {
  const locked = await lockDate(tx, id)
  if (canWait(getPhase(toFacts(locked), now))) return
  for (const entry of await closeWaiting(tx, EVENEMENTS, id)) {
    await notifyInscription(tx, locked, {
      nouvelle: 'attente_finie',
      users_id: entry.users_id,
      objet: `evenement-attente:${entry.id}`,
      now,
    })
  }
}
