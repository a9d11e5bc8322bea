import type { Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import {
  type DateConnue,
  type DatePlan,
  formatTooFull,
  planDates,
} from '@foulee/domain/club/evenement-dates'
import { type DatePrevue, findSerie } from '@foulee/domain/club/serie'
import { getFuseauDe } from '@foulee/domain/shared/fuseau-du-lieu'
import { eq, inArray, sql } from 'drizzle-orm'
import { offerFreeDate } from '#features/club/inscriptions/offers.ts'
import { assertFields } from '#kernel/publication/check-move.ts'
import { callOffDate } from './dates-annuler.ts'
import type { Written } from './evenement-save.ts'

type News = Written['news'][number]

/** The dates of an event for a change of the series, locked: nobody can register meanwhile. */
export async function lockDates(tx: Tx, evenements_id: number): Promise<DateConnue[]> {
  type Row = Omit<DateConnue, 'debut' | 'fin'> & { debut: string; fin: string }
  await tx
    .select({ id: t.evenementDates.id })
    .from(t.evenementDates)
    .where(eq(t.evenementDates.evenements_id, evenements_id))
    .orderBy(t.evenementDates.id)
    .for('update')
  const { rows } = await tx.execute<Row>(sql`
    select d.id, d.jour::text, d.debut, d.fin, d.places, d.places_prises, d.a_part,
      d.annule_le is not null as est_annulee,
      exists (select from inscriptions i where i.evenement_dates_id = d.id)
        or exists (select from evenement_attentes a where a.evenement_dates_id = d.id) as est_suivie
    from evenement_dates d where d.evenements_id = ${evenements_id} order by d.debut, d.id`)
  return rows.map((row) => ({ ...row, debut: new Date(row.debut), fin: new Date(row.fin) }))
}

export type SerieRow = {
  id: number
  jour: string | null
  heure: string | null
  duree_minutes: number | null
  regle: string | null
  exclusions: string[]
  places: number | null
  departement: string | null
}

export function listPrevues(row: SerieRow): { prevues: DatePrevue[]; exclusions: string[] } {
  const { jour, heure, duree_minutes, regle, exclusions, departement } = row
  if (!jour) return { prevues: [], exclusions: [...exclusions] }
  const { serie, errors } = findSerie({
    jour,
    heure: heure ?? '12:00',
    duree_minutes: duree_minutes ?? 60,
    regle: regle ?? '',
    exclusions,
    fuseau: getFuseauDe(departement),
  })
  if (!serie) {
    assertFields(errors)
    return { prevues: [], exclusions: [] }
  }
  const isWhole = heure !== null && duree_minutes !== null
  return { prevues: isWhole ? serie.dates : [], exclusions: serie.exclusions }
}

const REMOVED_FROM_SERIE = 'Cette date ne fait plus partie du programme.'

/**
 * Makes the future dates follow the event.
 * @returns the news for members of dates that moved or were cancelled
 * @throws ApiError `champs_invalides` when more places are taken than would remain
 */
export async function applySerie(
  tx: Tx,
  { before, after, now }: { before: SerieRow; after: SerieRow; now: Date },
): Promise<News[]> {
  const { prevues, exclusions } = listPrevues(after)
  const plan = planDates({
    connues: await lockDates(tx, after.id),
    prevues,
    exclusions,
    places: after.places,
    est_seule: !before.regle && !after.regle,
    now,
  })
  if (plan.trop_pleines.length)
    assertFields({ places: formatTooFull(plan.trop_pleines, getFuseauDe(after.departement)) })
  return writePlan(tx, after, plan, now)
}

async function writePlan(
  tx: Tx,
  { id, places }: SerieRow,
  { ajoutees, changees, retirees, annulees }: DatePlan,
  now: Date,
): Promise<News[]> {
  const at = now.toISOString()
  const toRow = ({ jour, debut, fin }: DatePrevue) => ({
    jour,
    debut: debut.toISOString(),
    fin: fin.toISOString(),
    places,
    updated_at: at,
  })
  if (retirees.length) {
    const gone = retirees.map((retiree) => retiree.id)
    await tx.delete(t.evenementDates).where(inArray(t.evenementDates.id, gone))
  }
  for (const { avant, ...moment } of changees) {
    await tx.update(t.evenementDates).set(toRow(moment)).where(eq(t.evenementDates.id, avant.id))
    if (avant.est_suivie) await offerFreeDate(tx, avant.id, now)
  }
  if (ajoutees.length) {
    const rows = ajoutees.map((ajoutee) => ({
      ...toRow(ajoutee),
      evenements_id: id,
      created_at: at,
    }))
    await tx.insert(t.evenementDates).values(rows)
  }
  const off: News[] = []
  for (const date of annulees)
    off.push(await callOffDate(tx, date, { motif: REMOVED_FROM_SERIE, now }))
  return [...off, ...changees.flatMap(listMoveNews)]
}

/** Members are notified of another moment, not of another number of places. */
const listMoveNews = ({ avant, debut }: DatePlan['changees'][number]): News[] =>
  avant.est_suivie && avant.debut.getTime() !== debut.getTime()
    ? [
        {
          dates_id: avant.id,
          changes: [
            {
              type: 'deplace',
              avant: avant.debut.toISOString(),
              debut: debut.toISOString(),
            },
          ],
          attendaient: [],
        },
      ]
    : []
