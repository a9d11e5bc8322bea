import type { Db, Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { canWait, getPhase } from '@foulee/domain/club/inscription'
import { and, asc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Job, JobContext } from '../../../jobs/job.ts'
import { closeList as closeWaiting, listExpired } from '../../../places/attente.ts'
import { EVENEMENTS } from '../../../places/guichet.ts'
import { type LockedDate, lockDate, takePlaces, toFacts } from './dates.ts'
import { endWaiting } from './offers.ts'
import { tell } from './tell.ts'

/** What time, and dates that are called off, do to registrations and to the waiting list. */
export const echeancesInscriptions: Job<object> = {
  name: 'echeances-inscriptions',
  cron: '*/5 * * * *',
  every: 30,
  options: { retryLimit: 3, retryDelay: 60, expireInSeconds: 900 },
}

type Context = Pick<JobContext, 'db' | 'clock' | 'log'>

/**
 * One thing at a time, each in a transaction of its own that looks again at what it locked: two processes
 * may do it at once, and one that dies has done what it has done.
 */
export async function settleInscriptions({ db, clock, log }: Context): Promise<void> {
  const now = clock()
  const steps: [SQL, (tx: Tx, id: number, now: Date) => Promise<void>][] = [
    [CALLED_OFF(now), callOff],
    [listExpired(EVENEMENTS, now), expireOffer],
    [BEGUN(now), closeList],
  ]
  for (const [due, settle] of steps) {
    const { rows } = await db.execute<{ id: number }>(due)
    for (const { id } of rows) {
      await one(db, (tx) => settle(tx, id, now)).catch((cause: unknown) =>
        log.error({ err: cause, id }, 'A registration could not be brought up to date'),
      )
    }
  }
}

const one = (db: Db, settle: (tx: Tx) => Promise<void>) => db.transaction(settle)

/** Dates that do not take place and to which somebody still comes, or for which somebody waits. */
const CALLED_OFF = (now: Date) => sql`
  select d.id from evenement_dates d join evenements e on e.id = d.evenements_id
  where (d.annule_le is not null or e.etat < 0) and d.fin > ${now.toISOString()}
    and (exists (select from inscriptions i where i.evenement_dates_id = d.id
        and i.etat = 'inscrit' and i.valide_le is null)
      or exists (select from evenement_attentes a where a.evenement_dates_id = d.id
        and a.etat in ('attente', 'proposee')))
  order by d.id`
/** Dates that have begun and for which somebody still waits. */
const BEGUN = (now: Date) => sql`
  select distinct d.id from evenement_dates d
  join evenement_attentes a on a.evenement_dates_id = d.id
  where a.etat = 'attente' and d.debut <= ${now.toISOString()} order by d.id`

/** Whoever was seen there before it was called off has come. */
async function callOff(tx: Tx, id: number, now: Date): Promise<void> {
  const locked = await lockDate(tx, id)
  if (getPhase(toFacts(locked), now) !== 'annulee') return
  const { inscriptions } = t
  const ended = await tx
    .update(inscriptions)
    .set({ etat: 'annule', annule_le: now.toISOString(), annule_par: 'date' })
    .where(
      and(
        eq(inscriptions.evenement_dates_id, id),
        eq(inscriptions.etat, 'inscrit'),
        isNull(inscriptions.valide_le),
      ),
    )
    .returning()
  if (ended.length) await takePlaces(tx, id, { prises: -ended.length, now })
  for (const { id: of, users_id } of ended) {
    await tell(tx, locked, { nouvelle: 'annulee', users_id, objet: `inscription:${of}`, now })
  }
  await endOffers(tx, locked, now)
  await endList(tx, locked, now)
}

/** Places that are held for who waited are held for nobody. */
async function endOffers(tx: Tx, locked: LockedDate, now: Date): Promise<void> {
  const { evenementAttentes: table } = t
  const offers = await tx
    .select()
    .from(table)
    .where(and(eq(table.evenement_dates_id, locked.date.id), eq(table.etat, 'proposee')))
    .orderBy(asc(table.id))
  for (const entry of offers) {
    await endWaiting(tx, locked, entry, { etat: 'expiree', now })
    await tellEnd(tx, locked, entry, now)
  }
}

async function endList(tx: Tx, locked: LockedDate, now: Date): Promise<void> {
  for (const entry of await closeWaiting(tx, EVENEMENTS, locked.date.id)) {
    await tellEnd(tx, locked, entry, now)
  }
}

const tellEnd = (tx: Tx, locked: LockedDate, entry: { id: number; users_id: number }, now: Date) =>
  tell(tx, locked, {
    nouvelle: 'attente_finie',
    users_id: entry.users_id,
    objet: `evenement-attente:${entry.id}`,
    now,
  })

async function expireOffer(tx: Tx, id: number, now: Date): Promise<void> {
  const { evenementAttentes: table } = t
  const found = eq(table.id, id)
  const [first] = await tx.select().from(table).where(found)
  if (!first) return
  const locked = await lockDate(tx, first.evenement_dates_id)
  const due = and(found, eq(table.etat, 'proposee'), lte(table.expire_le, now.toISOString()))
  const [entry] = await tx.select().from(table).where(due)
  if (!entry) return
  await endWaiting(tx, locked, entry, { etat: 'expiree', now })
  await tell(tx, locked, {
    nouvelle: 'proposition_expiree',
    users_id: entry.users_id,
    objet: `evenement-attente:${id}`,
    now,
  })
}

async function closeList(tx: Tx, id: number, now: Date): Promise<void> {
  const locked = await lockDate(tx, id)
  if (canWait(getPhase(toFacts(locked), now))) return
  await endList(tx, locked, now)
}
