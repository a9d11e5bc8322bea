import type { Charge } from '@foulee/contract/entrainement/athletes'
import type { Db, Tx } from '@foulee/db/connect'
import { activites, entrainements } from '@foulee/db/schema'
import {
  buildSerieCharge,
  formatCharge,
  getChargeSeance,
  type JourCharge,
  listJoursCharge,
} from '@foulee/domain/entrainement/charge'
import { addDays } from '@foulee/domain/shared/calendrier'
import { and, eq, gte, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { MINE } from '#features/entrainement/athletes/shared-training.ts'
import { shownFigure } from '#features/entrainement/entrainements/shown-figures.ts'

const WEEKS = 12

/**
 * Daily load over the last twelve weeks, as recorded. A day with an unrecorded training is unknown,
 * as are days after the last record; a day without training between two records is rest.
 * @param partages items shared with a coach; all for the member
 */
export async function findCharge(
  db: Db | Tx,
  { users_id, partages = MINE }: { users_id: number; partages?: readonly string[] },
  today: string,
): Promise<Charge> {
  const du = addDays(today, 1 - 7 * WEEKS)
  const { jour, etat, fait_rpe } = entrainements
  const isMine = partages === MINE
  const fait_duree = isMine ? entrainements.fait_duree : shownFigure(sql`${entrainements}`, 'duree')
  const rows = await db
    .select({ jour, etat, fait_duree, fait_rpe })
    .from(entrainements)
    .where(
      and(
        eq(entrainements.users_id, users_id),
        gte(jour, du),
        lte(jour, today),
        inArray(etat, ['fait', 'manque', 'prevu']),
      ),
    )
  const outings = isMine ? await findFreeOutings(db, users_id, { du, au: today }) : []
  const trained = [
    ...rows.map((row) => ({
      jour: row.jour,
      charge: row.etat === 'manque' ? 0 : getChargeSeance(row.fait_duree, row.fait_rpe),
    })),
    ...outings,
  ]
  const reportedDays = rows.filter((row) => row.etat !== 'prevu').map((row) => row.jour)
  const [first, last_told] = [reportedDays.toSorted()[0], reportedDays.toSorted().at(-1)]
  const rest = new Set(first && last_told ? listDays(first, last_told) : [])
  const jours = listJoursCharge(trained, rest, du, today)
  const last = buildSerieCharge(jours).at(-1)
  return {
    jours,
    sept_jours: last?.sur_7.valeur ?? null,
    vingt_huit_jours: last?.sur_28.valeur ?? null,
    monotonie: last?.monotonie ?? null,
    phrase: last ? formatCharge(last) : '',
  }
}

/** Outings of no training whose effort was told; of others nothing is known to be missing. */
async function findFreeOutings(
  db: Db | Tx,
  users_id: number,
  { du, au }: { du: string; au: string },
): Promise<JourCharge[]> {
  const { jour, rpe, duree, duree_mouvement } = activites
  const rows = await db
    .select({ jour, rpe, seconds: sql<number | null>`coalesce(${duree_mouvement}, ${duree})` })
    .from(activites)
    .leftJoin(entrainements, eq(entrainements.activites_id, activites.id))
    .where(
      and(
        eq(activites.users_id, users_id),
        isNull(activites.double_de),
        isNull(entrainements.id),
        isNotNull(rpe),
        gte(jour, du),
        lte(jour, au),
      ),
    )
  return rows.flatMap((row) =>
    row.jour === null ? [] : [{ jour: row.jour, charge: getChargeSeance(row.seconds, row.rpe) }],
  )
}

function listDays(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}
