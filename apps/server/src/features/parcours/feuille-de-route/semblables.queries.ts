import type { Course, Epreuve } from '@foulee/contract/courses/courses'
import type { FeuilleDeRoute } from '@foulee/contract/parcours/feuille-de-route'
import type { Db } from '@foulee/db/connect'
import { groupPoints } from '@foulee/domain/courses/epreuve-stops'
import { chooseBounds, isSameEpreuve, LEAST_SEMBLABLES } from '@foulee/domain/parcours/semblables'
import { sql } from 'drizzle-orm'

/** An épreuve of this or an earlier edition whose results may have passages. */
export type Earlier = {
  epreuves_id: number
  annee: number
  distance: number
  points: readonly { metres: number; nom: string | null }[]
}

/**
 * The same épreuve of each edition that was run, the latest first.
 * @param before day from which on editions do not count
 */
export function listEarlier(course: Course, epreuve: Epreuve, before?: string): Earlier[] {
  return course.editions_prev
    .filter(({ date_debut }) => !before || (date_debut ?? '') < before)
    .toSorted((a, b) => (b.date_debut ?? '').localeCompare(a.date_debut ?? ''))
    .flatMap(({ date_debut, epreuves }) => {
      const same =
        epreuves.find(({ id }) => id === epreuve.id) ??
        epreuves.find((other) => isSameEpreuve(epreuve, other))
      if (!date_debut || !same?.distance) return []
      const { id: epreuves_id, distance } = same
      const points = groupPoints(same.points).map(({ km, nom }) => ({
        nom,
        metres: Math.round(km * 1000),
      }))
      return [{ epreuves_id, annee: Number(date_debut.slice(0, 4)), distance, points }]
    })
}

/** Metres between a place of the sheet and the point of the passages. */
const NEAR = 500

/**
 * Median passages of those who finished an earlier edition in about this time, beside those of the sheet;
 * nobody is named, and fewer than ten are not shown.
 */
export async function addSemblables(
  db: Db,
  feuille: FeuilleDeRoute,
  earlier: readonly Earlier[],
): Promise<FeuilleDeRoute> {
  const found = earlier.length ? await findLatest(db, earlier) : null
  const bounds = found && chooseBounds(await findTimes(db, found), feuille.temps)
  if (!found || !bounds) return feuille
  const medians = await findMedians(db, found, bounds, LEAST_SEMBLABLES)
  const shown = feuille.etapes.map((etape) => {
    const scaled = (etape.metres * found.distance) / feuille.distance
    const near = medians.find(({ metres }) => Math.abs(metres - scaled) <= NEAR)
    return { ...etape, semblables: near?.temps ?? null }
  })
  if (!shown.some(({ semblables }) => semblables !== null)) return feuille
  const { annee } = found
  return { ...feuille, etapes: shown, semblables: { annee, ...bounds } }
}

export const CURRENT = sql`resultats r join resultat_envois using (epreuves_id, lot)`
export const FINISHED = sql`r.statut = 'classe' and r.temps is not null and r.retire_le is null
  and r.equipe is null and exists (select from resultat_passages p where p.resultats_id = r.id)`

export async function findLatest(db: Db, earlier: readonly Earlier[]): Promise<Earlier | null> {
  const ids = earlier.map(({ epreuves_id }) => epreuves_id)
  const { rows } = await db.execute<{ id: number }>(sql`
    select e.id from unnest(${sql.param(ids)}::int[]) e(id)
    where exists (select from ${CURRENT} where epreuves_id = e.id and ${FINISHED})`)
  const withPassages = new Set(rows.map(({ id }) => id))
  return earlier.find(({ epreuves_id }) => withPassages.has(epreuves_id)) ?? null
}

/** Finishers of an épreuve, but one line. */
type Field = { epreuves_id: number; but?: number | undefined }

const ranIn = ({ epreuves_id, but }: Field) =>
  sql`epreuves_id = ${epreuves_id} and ${FINISHED} ${but === undefined ? sql`` : sql`and r.id <> ${but}`}`

export async function findTimes(db: Db, field: Field): Promise<number[]> {
  const { rows } = await db.execute<{ temps: number }>(
    sql`select r.temps from ${CURRENT} where ${ranIn(field)}`,
  )
  return rows.map(({ temps }) => temps)
}

type Bounds = { least: number; most: number }

/** Median passages of who finished within these times, at points where so many were seen. */
export async function findMedians(db: Db, field: Field, { least, most }: Bounds, fewest: number) {
  const { rows } = await db.execute<{ metres: number; temps: number }>(sql`
    select p.metres, round(percentile_cont(0.5) within group (order by p.temps))::int as temps
    from ${CURRENT} join resultat_passages p on p.resultats_id = r.id
    where ${ranIn(field)} and r.temps between ${least} and ${most}
    group by p.metres having count(*) >= ${fewest} order by p.metres`)
  return rows
}
