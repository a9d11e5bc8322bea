import type { Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Written } from './evenement-save.ts'

type News = Written['news'][number]

/**
 * Cancels a locked date: its registrations end, except for members already checked in, and its
 * waiting list is cleared.
 * @returns the news for members registered or waiting
 */
export async function callOffDate(
  tx: Tx,
  { id, debut }: { id: number; debut: Date },
  { motif, now }: { motif: string; now: Date },
): Promise<News> {
  const at = now.toISOString()
  await tx
    .update(t.inscriptions)
    .set({ etat: 'annule', annule_le: at, annule_par: 'date' })
    .where(
      and(
        eq(t.inscriptions.evenement_dates_id, id),
        eq(t.inscriptions.etat, 'inscrit'),
        isNull(t.inscriptions.valide_le),
      ),
    )
  const waited = await tx
    .update(t.evenementAttentes)
    .set({ etat: 'retiree', expire_le: null })
    .where(
      and(
        eq(t.evenementAttentes.evenement_dates_id, id),
        inArray(t.evenementAttentes.etat, ['attente', 'proposee']),
      ),
    )
    .returning({ users_id: t.evenementAttentes.users_id })
  const came = await tx.$count(
    t.inscriptions,
    and(eq(t.inscriptions.evenement_dates_id, id), eq(t.inscriptions.etat, 'inscrit')),
  )
  await tx
    .update(t.evenementDates)
    .set({ annule_le: at, annulation_motif: motif, places_prises: came, updated_at: at })
    .where(eq(t.evenementDates.id, id))
  return {
    dates_id: id,
    changes: [{ type: 'annule', debut: debut.toISOString(), motif }],
    attendaient: waited.map(({ users_id }) => users_id),
  }
}

export async function callOffAll(
  tx: Tx,
  { id, motif, now }: { id: number; motif: string; now: Date },
): Promise<News[]> {
  const { rows } = await tx.execute<{ id: number; debut: string }>(sql`
    select id, debut from evenement_dates
    where evenements_id = ${id} and annule_le is null and fin > ${now.toISOString()}
    order by id for update`)
  const news: News[] = []
  for (const date of rows) {
    const cancelled = { id: date.id, debut: new Date(date.debut) }
    news.push(await callOffDate(tx, cancelled, { motif, now }))
  }
  return news
}

/** A resubmitted event gets back the future dates cancelled with it, without registrations. */
export async function reviveDates(tx: Tx, { id, now }: { id: number; now: Date }): Promise<void> {
  await tx.execute(sql`
    update evenement_dates set annule_le = null, annulation_motif = null
    where evenements_id = ${id} and debut > ${now.toISOString()} and annule_le = (
      select max(created_at) from evenement_journal where evenements_id = ${id} and vers < 0)`)
}
