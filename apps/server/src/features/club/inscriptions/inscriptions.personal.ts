import type { Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { rowsOf } from '#kernel/gdpr/member-rows.ts'
import type { Leaving, Personal } from '#kernel/gdpr/personal.ts'
import { lockDate } from './dates.ts'
import { cancelInscription } from './inscrire.commands.ts'
import { endWaiting } from './offers.ts'
import { eraseNames } from './venus.commands.ts'

export const inscriptionsPersonal: Personal = {
  owned: [t.evenementAttentes.users_id],
  signed: [t.inscriptions.users_id, t.inscriptions.valide_par, t.evenementVenus.note_par],
  collect: [
    {
      name: 'inscriptions',
      contenu: 'vos inscriptions à des évènements, et quand on vous y a vu',
      find: rowsOf(t.inscriptions.users_id),
    },
    {
      name: 'listes-d-attente-d-evenements',
      contenu: 'les listes d’attente d’évènements où vous êtes, ou avez été',
      find: rowsOf(t.evenementAttentes.users_id),
    },
    {
      name: 'accueils',
      contenu: 'les inscriptions que vous avez validées à l’accueil d’un évènement',
      find: rowsOf(t.inscriptions.valide_par, {
        id: t.inscriptions.id,
        valide_le: t.inscriptions.valide_le,
        valide_comment: t.inscriptions.valide_comment,
      }),
    },
    {
      name: 'venus-sans-inscription',
      contenu: 'les personnes que vous avez notées à l’accueil d’un évènement, sans leur nom',
      find: rowsOf(t.evenementVenus.note_par, {
        id: t.evenementVenus.id,
        venu_le: t.evenementVenus.venu_le,
      }),
    },
  ],
  purge: eraseNames,
  erase: (_, users_id) => ({ lock: (tx) => lockDates(tx, users_id), erase: cancelAll }),
}

/** Locks the member's dates before the account, in the order of registrations: events first. */
async function lockDates(tx: Tx, users_id: number): Promise<void> {
  const dates = sql`select evenement_dates_id from inscriptions where users_id = ${users_id}
    union select evenement_dates_id from evenement_attentes where users_id = ${users_id}`
  await tx.execute(sql`
    select from evenements where id in (
      select evenements_id from evenement_dates where id in (${dates}))
    order by id for share`)
  await tx.execute(sql`select from evenement_dates where id in (${dates}) order by id for update`)
}

/**
 * Erasing an account gives up future registrations, whose places go to the waiting lists. Past
 * attendance stays counted.
 */
async function cancelAll(tx: Tx, { id: users_id, now }: Leaving): Promise<void> {
  const toCome = await tx
    .select({ id: t.inscriptions.id, dates_id: t.evenementDates.id })
    .from(t.inscriptions)
    .innerJoin(t.evenementDates, eq(t.evenementDates.id, t.inscriptions.evenement_dates_id))
    .where(
      and(
        eq(t.inscriptions.users_id, users_id),
        eq(t.inscriptions.etat, 'inscrit'),
        isNull(t.inscriptions.valide_le),
        gt(t.evenementDates.fin, now.toISOString()),
      ),
    )
    .orderBy(asc(t.inscriptions.id))
  for (const { id, dates_id } of toCome)
    await cancelInscription(tx, id, { dates_id, par: 'membre', now })
  const entries = await tx
    .select()
    .from(t.evenementAttentes)
    .where(
      and(
        eq(t.evenementAttentes.users_id, users_id),
        inArray(t.evenementAttentes.etat, ['attente', 'proposee']),
      ),
    )
    .orderBy(asc(t.evenementAttentes.id))
  for (const entry of entries) {
    const locked = await lockDate(tx, entry.evenement_dates_id)
    await endWaiting(tx, locked, entry, { etat: 'retiree', now })
  }
}
