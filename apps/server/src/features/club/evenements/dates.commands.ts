import type { DateChanges } from '@foulee/contract/club/evenements-edition'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { type DateChange, formatTooFull } from '@foulee/domain/club/evenement-dates'
import { MAX_DUREE, MAX_PLACES } from '@foulee/domain/club/evenement-publication'
import { MAX_MOIS } from '@foulee/domain/club/regle'
import { addMonths } from '@foulee/domain/shared/calendrier'
import { localInstant, readLocal } from '@foulee/domain/shared/fuseau'
import { getFuseauDe } from '@foulee/domain/shared/fuseau-du-lieu'
import { diffFields } from '@foulee/domain/shared/version'
import { eq } from 'drizzle-orm'
import { offerFreeDate } from '#features/club/inscriptions/offers.ts'
import { assertFields } from '#kernel/publication/check-move.ts'
import { toUpdateSet } from '#platform/db/update-set.ts'
import { callOffDate } from './dates-annuler.ts'
import { type Saving, saveEvenement } from './evenement-save.ts'
import type { OwnedEvenement } from './evenements.policy.ts'

type DateRow = typeof t.evenementDates.$inferSelect

async function pickDate(tx: Tx, evenement: OwnedEvenement, id: number, now: Date) {
  const [row] = await tx
    .select()
    .from(t.evenementDates)
    .where(eq(t.evenementDates.id, id))
    .for('update')
  if (row?.evenements_id !== evenement.id) throw new ApiError('evenement_date_introuvable')
  const debut = new Date(row.debut)
  if (row.annule_le !== null || debut <= now) throw new ApiError('evenement_date_fermee')
  return { row, debut }
}

type Moment = { debut: Date; fin: Date }

function readMoment(row: DateRow, changes: DateChanges, fuseau: string, now: Date): Moment {
  const was = { debut: new Date(row.debut), fin: new Date(row.fin) }
  const minutes = changes.duree_minutes ?? (was.fin.getTime() - was.debut.getTime()) / 60_000
  const shown = readLocal(was.debut, fuseau)
  const jour = changes.date ?? shown.date
  const debut = localInstant(jour, changes.heure ?? shown.heure, fuseau)
  if (minutes < 5 || minutes > MAX_DUREE) {
    assertFields({ duree_minutes: `Indiquez un nombre de 5 à ${MAX_DUREE}.` })
  }
  if (debut <= now) assertFields({ date: 'Choisissez un moment à venir.' })
  if (jour > addMonths(readLocal(now, fuseau).date, MAX_MOIS)) {
    assertFields({ date: `Choisissez un jour dans les ${MAX_MOIS}\u00a0mois qui viennent.` })
  }
  return { debut, fin: new Date(debut.getTime() + minutes * 60_000) }
}

function checkPlaces(
  row: DateRow,
  { debut, fuseau }: { debut: Date; fuseau: string },
  places: number | null | undefined,
): void {
  if (places === undefined || places === null) return
  if (places < 1 || places > MAX_PLACES) {
    assertFields({ places: `Indiquez un nombre de 1 à ${MAX_PLACES}.` })
  }
  if (places < row.places_prises) {
    assertFields({ places: formatTooFull([{ debut, places_prises: row.places_prises }], fuseau) })
  }
}

function listNews(row: DateRow, { debut }: Moment, lieu: string | null): DateChange[] {
  const at = debut.toISOString()
  const was = new Date(row.debut)
  return [
    ...(was.getTime() === debut.getTime()
      ? []
      : [{ type: 'deplace' as const, avant: was.toISOString(), debut: at }]),
    ...(lieu === null ? [] : [{ type: 'lieu' as const, debut: at, lieu }]),
  ]
}

export const changeDate = (
  db: Db,
  saving: Saving,
  { id, ...values }: DateChanges & { id: number },
): Promise<void> =>
  saveEvenement(db, saving, async (tx, evenement) => {
    const { now } = saving
    const { row } = await pickDate(tx, evenement, id, now)
    const fuseau = getFuseauDe(evenement.departement)
    const moment = readMoment(row, values, fuseau, now)
    const { date: _, heure: __, duree_minutes: ___, ...fields } = values
    const columns = toUpdateSet(fields) as Partial<DateRow>
    checkPlaces(row, { debut: moment.debut, fuseau }, columns.places)
    const written = {
      ...columns,
      debut: moment.debut.toISOString(),
      fin: moment.fin.toISOString(),
    }
    await tx
      .update(t.evenementDates)
      .set({ ...written, a_part: true, updated_at: now.toISOString() })
      .where(eq(t.evenementDates.id, id))
    await offerFreeDate(tx, id, now)
    const before = {
      ...row,
      debut: new Date(row.debut).toISOString(),
      fin: new Date(row.fin).toISOString(),
    }
    const { lieu } = diffFields(before, written)
    const place = lieu ? (columns.lieu ?? evenement.lieu) : null
    const changes = listNews(row, moment, place)
    return {
      saves: [[`date:${row.jour}` as const, diffFields(before, written)] as const],
      news: [{ dates_id: id, changes, attendaient: [] }],
    }
  })

export const cancelDate = (
  db: Db,
  saving: Saving,
  { id, motif }: { id: number; motif: string },
): Promise<void> =>
  saveEvenement(db, saving, async (tx, evenement) => {
    const { now } = saving
    const { row, debut } = await pickDate(tx, evenement, id, now)
    if (!motif) assertFields({ motif: 'Dites pourquoi\u00a0: qui est inscrit le lira.' })
    const news = await callOffDate(tx, { id, debut }, { motif, now })
    const changes = {
      annule_le: [null, now.toISOString()] as [unknown, unknown],
      annulation_motif: [null, motif] as [unknown, unknown],
    }
    return { saves: [[`date:${row.jour}` as const, changes] as const], news: [news] }
  })
