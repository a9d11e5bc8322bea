import type { Db, Tx } from '@foulee/db/connect'
import { rebuildVoyageCards } from '@foulee/db/read-models/voyage-cards'
import * as t from '@foulee/db/schema'
import { RAPPEL_HEURES } from '@foulee/domain/sejours/reservation'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm'
import {
  closeWaitlist as closeWaiting,
  type Entree,
  listExpired,
} from '#kernel/capacity/attente.ts'
import { SEJOURS } from '#kernel/capacity/inventory.ts'
import type { JobContext } from '#kernel/jobs/work.ts'
import type { Job } from '#platform/jobs/job.ts'
import { endEntry } from './attente.commands.ts'
import { applyMove, lockReservation, moveReservation } from './moves.ts'
import { notifyReservation } from './notify-reservation.ts'
import { type LockedDepart, lockDepart } from './places.ts'

const HOUR_MS = 3_600_000

export const echeancesReservations: Job<object> = {
  name: 'echeances-reservations',
  cron: '*/5 * * * *',
  every: 30,
  options: { retryLimit: 3, retryDelay: 60, expireInSeconds: 900 },
}

type Context = Pick<JobContext, 'db' | 'clock' | 'log'>

/**
 * One item per transaction, checked again under lock: two processes may run at once, and a crash
 * loses nothing done.
 */
export async function settleTime({ db, clock, log }: Context): Promise<void> {
  const now = clock()
  const steps: [SQL, (tx: Tx, id: number, now: Date) => Promise<void>][] = [
    [REMIND(now), remind],
    [EXPIRED(now), expire],
    [listExpired(SEJOURS, now), expireOffer],
    [CLOSED(now), closeList],
    [RETURNED(now), finish],
  ]
  for (const [due, settle] of steps) {
    const { rows } = await db.execute<{ id: number }>(due)
    for (const { id } of rows) {
      await inTransaction(db, (tx) => settle(tx, id, now)).catch((cause: unknown) =>
        log.error({ err: cause, id }, 'A booking could not be brought up to date'),
      )
    }
  }
}

const inTransaction = (db: Db, settle: (tx: Tx) => Promise<void>) => db.transaction(settle)

const REMIND = (now: Date) => sql`
  select r.id from reservations r
  where r.etat = 'demande' and r.expire_le > ${now.toISOString()}
    and r.expire_le <= ${new Date(now.getTime() + RAPPEL_HEURES * HOUR_MS).toISOString()}
    and r.expire_le - r.created_at > make_interval(hours => ${RAPPEL_HEURES})
    and not exists (select from notifications n
      where n.users_id = r.users_id and n.cle like 'reservation:' || r.id || ':rappel:%')
  order by r.expire_le, r.id`
const EXPIRED = (now: Date) => sql`
  select id from reservations where etat = 'demande' and expire_le <= ${now.toISOString()}
  order by expire_le, id`
const CLOSED = (now: Date) => sql`
  select distinct d.id from disponibilites d join attentes a on a.disponibilites_id = d.id
  where a.etat = 'attente' and d.cloture < ${parisDate(now)} order by d.id`
const RETURNED = (now: Date) => sql`
  select distinct d.id from disponibilites d join reservations r on r.disponibilites_id = d.id
  where r.etat = 'confirmee' and d.fin < ${parisDate(now)} order by d.id`

async function remind(tx: Tx, id: number, now: Date): Promise<void> {
  const locked = await lockReservation(tx, id)
  const { reservation } = locked
  if (reservation.etat !== 'demande' || !reservation.expire_le) return
  await notifyReservation(tx, locked, {
    nouvelle: 'rappel',
    users_id: reservation.users_id,
    objet: `reservation:${id}`,
    url: `/mes-reservations/${id}`,
    circonstances: {
      nb_places: reservation.nb_places,
      jusqu_au: new Date(reservation.expire_le),
    },
    now,
  })
}

async function expire(tx: Tx, id: number, now: Date): Promise<void> {
  const locked = await lockReservation(tx, id)
  const { etat, expire_le } = locked.reservation
  if (etat !== 'demande' || !expire_le || new Date(expire_le) > now) return
  await moveReservation(tx, locked, { geste: 'expirer', users_id: null, now })
}

async function expireOffer(tx: Tx, id: number, now: Date): Promise<void> {
  const condition = eq(t.attentes.id, id)
  const [first] = await tx.select().from(t.attentes).where(condition)
  if (!first) return
  const locked = await lockDepart(tx, first.disponibilites_id)
  const due = and(
    condition,
    eq(t.attentes.etat, 'proposee'),
    lte(t.attentes.expire_le, now.toISOString()),
  )
  const [entry] = await tx.select().from(t.attentes).where(due)
  if (!entry) return
  await endEntry(tx, locked, entry, { etat: 'expiree', now })
  await notifyWaiting(tx, locked, { entry, nouvelle: 'proposition_expiree', now })
}

async function closeList(tx: Tx, id: number, now: Date): Promise<void> {
  const locked = await lockDepart(tx, id)
  if (locked.depart.cloture >= parisDate(now)) return
  const ended = await closeWaiting(tx, SEJOURS, id)
  for (const entry of ended)
    await notifyWaiting(tx, locked, { entry, nouvelle: 'attente_finie', now })
}

type Waiting = {
  entry: Pick<Entree, 'id' | 'users_id' | 'nb_places'>
  nouvelle: 'proposition_expiree' | 'attente_finie'
  now: Date
}

const notifyWaiting = (tx: Tx, locked: LockedDepart, { entry, nouvelle, now }: Waiting) =>
  notifyReservation(tx, locked, {
    nouvelle,
    users_id: entry.users_id,
    objet: `attente:${entry.id}`,
    url: '/mes-reservations',
    circonstances: { nb_places: entry.nb_places },
    now,
  })

async function finish(tx: Tx, id: number, now: Date): Promise<void> {
  const { voyage, depart } = await lockDepart(tx, id)
  if (depart.fin >= parisDate(now)) return
  const over = await tx
    .select()
    .from(t.reservations)
    .where(and(eq(t.reservations.disponibilites_id, id), eq(t.reservations.etat, 'confirmee')))
    .orderBy(asc(t.reservations.id))
  for (const reservation of over) {
    await applyMove(tx, { depart, reservation }, { geste: 'terminer', users_id: null, now })
  }
  await rebuildVoyageCards(tx, [voyage.id], now, 'edit')
}
