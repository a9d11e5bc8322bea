import type { Db, Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { MOIS_PARTICIPANTS } from '@foulee/domain/sejours/reservation'
import { addMonths } from '@foulee/domain/shared/calendrier'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { rowsOf } from '#kernel/gdpr/member-rows.ts'
import type { Leaving, Personal } from '#kernel/gdpr/personal.ts'
import { endEntry } from './attente.commands.ts'
import { lockReservation, moveReservation } from './moves.ts'
import { lockDepart } from './places.ts'

export const reservationsPersonal: Personal = {
  owned: [t.attentes.users_id],
  signed: [t.reservations.users_id, t.reservationJournal.users_id],
  collect: [
    {
      name: 'reservations',
      contenu: 'vos réservations de séjours, avec leurs participants',
      find: listBookings,
    },
    {
      name: 'listes-d-attente',
      contenu: 'les listes d’attente de séjours où vous êtes, ou avez été',
      find: rowsOf(t.attentes.users_id),
    },
    {
      name: 'gestes-de-reservations',
      contenu: 'ce que vous avez décidé de réservations, les vôtres et celles de vos agences',
      find: rowsOf(t.reservationJournal.users_id),
    },
  ],
  erase: (_, users_id) => ({ lock: (tx) => lockBooked(tx, users_id), erase: eraseBookings }),
  purge: purgeParticipants,
}

async function listBookings(db: Db, users_id: number) {
  const rows = await db
    .select()
    .from(t.reservations)
    .where(eq(t.reservations.users_id, users_id))
    .orderBy(asc(t.reservations.id))
  const people = rows.length
    ? await db
        .select()
        .from(t.participants)
        .where(
          inArray(
            t.participants.reservations_id,
            rows.map(({ id }) => id),
          ),
        )
    : []
  return rows.map((row) => ({
    ...row,
    participants: people.filter(({ reservations_id }) => reservations_id === row.id),
  }))
}

/** Locks the stays of bookings before the account, in the order of new bookings. */
const lockBooked = (tx: Tx, users_id: number) =>
  tx.execute(sql`
    select from voyages where id in (
      select d.voyages_id from disponibilites d where d.id in (
        select disponibilites_id from reservations where users_id = ${users_id}
        union select disponibilites_id from attentes where users_id = ${users_id}))
    order by id for update`)

/**
 * Withdraws requests. A confirmed future booking keeps its travellers until the return, since the
 * agency and others rely on it; all others keep figures alone.
 */
async function eraseBookings(tx: Tx, { id: users_id, now }: Leaving): Promise<void> {
  const mine = await tx
    .select({ id: t.reservations.id, etat: t.reservations.etat, fin: t.disponibilites.fin })
    .from(t.reservations)
    .innerJoin(t.disponibilites, eq(t.disponibilites.id, t.reservations.disponibilites_id))
    .where(eq(t.reservations.users_id, users_id))
    .orderBy(asc(t.reservations.id))
  for (const { id } of mine.filter(({ etat }) => etat === 'demande')) {
    const locked = await lockReservation(tx, id)
    await moveReservation(tx, locked, { geste: 'renoncer', users_id, frais: 0, now })
  }
  const staying = mine.filter(({ etat, fin }) => etat === 'confirmee' && fin >= parisDate(now))
  const stayingIds = new Set(staying.map(({ id }) => id))
  await blank(
    tx,
    mine.map(({ id }) => id).filter((id) => !stayingIds.has(id)),
  )
  await tx
    .update(t.reservations)
    .set({ message: null })
    .where(eq(t.reservations.users_id, users_id))
  await leaveWaitlists(tx, users_id, now)
}

async function blank(tx: Tx, ids: number[]): Promise<void> {
  if (!ids.length) return
  await tx.delete(t.participants).where(inArray(t.participants.reservations_id, ids))
  await tx
    .update(t.reservations)
    .set({ message: null, telephone: null })
    .where(inArray(t.reservations.id, ids))
}

async function leaveWaitlists(tx: Tx, users_id: number, now: Date): Promise<void> {
  const entries = await tx
    .select()
    .from(t.attentes)
    .where(
      and(eq(t.attentes.users_id, users_id), inArray(t.attentes.etat, ['attente', 'proposee'])),
    )
    .orderBy(asc(t.attentes.id))
  for (const entry of entries) {
    const locked = await lockDepart(tx, entry.disponibilites_id)
    await endEntry(tx, locked, entry, { etat: 'retiree', now })
  }
}

/**
 * Erases travellers some months after the return, or at once without a holder; the booking stays.
 */
async function purgeParticipants(tx: Tx, now: Date): Promise<void> {
  const today = parisDate(now)
  const before = addMonths(today, -MOIS_PARTICIPANTS)
  const { rows } = await tx.execute<{ id: number }>(sql`
    select r.id from reservations r join disponibilites d on d.id = r.disponibilites_id
    where (d.fin < ${before} or (r.users_id is null and (d.fin < ${today} or r.etat = 'annulee')))
      and (r.telephone is not null or r.message is not null
        or exists (select from participants p where p.reservations_id = r.id))`)
  await blank(
    tx,
    rows.map(({ id }) => id),
  )
}
