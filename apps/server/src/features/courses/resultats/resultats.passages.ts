import type { pointFilters } from '@foulee/contract/courses/resultats'
import type {
  LignePoint,
  PassageResultat,
  PointResultats,
} from '@foulee/contract/courses/resultats-points'
import type { FilterValues, PageValues } from '@foulee/contract/shared/filters'
import type { Db, Tx } from '@foulee/db/connect'
import { resultatPassages } from '@foulee/db/schema'
import {
  countPlaces,
  LEAST_PELOTON,
  type PointPassage,
  type TriPassage,
} from '@foulee/domain/courses/passages'
import { inArray, type SQL, sql } from 'drizzle-orm'
import { presentTeams } from './resultats.equipes.ts'
import type { Epreuve, ResultatRow } from './resultats.policy.ts'
import type { ShownRow } from './resultats.presenter.ts'
import { buildConditions, COLUMNS, JOINED, linesOf, ORDER, shownIn } from './resultats.queries.ts'

/**
 * Two passages of a team may tell the leg of a runner who was withdrawn or erased: such a team is seen
 * nowhere.
 */
const MAY_TELL = sql`(r.equipe is null or not r.initiales and not exists (
  select from resultats a where a.epreuves_id = r.epreuves_id and a.lot = r.lot
    and a.equipe = r.equipe and a.retire_le is not null))`

/** Lines seen at each point, up to one of them, with their place there. */
const placesOf = (epreuves_id: number, last?: number): SQL => sql`
  select p.resultats_id, p.metres, p.temps,
    (rank() over (partition by p.metres order by p.temps))::int as rang
  from resultats r join resultat_passages p on p.resultats_id = r.id
  where ${shownIn(epreuves_id)} and ${MAY_TELL}
    ${last === undefined ? sql`` : sql`and p.metres <= ${last}`}`

/** Passages of a line, with its place among those who were seen at each point; then the finish. */
export async function findPassages(
  db: Db,
  epreuve: Epreuve,
  { id, rang, temps }: Pick<ResultatRow, 'id' | 'rang' | 'temps'>,
): Promise<PassageResultat[]> {
  const { rows } = await db.execute<{ metres: number; temps: number; rang: number }>(sql`
    select metres, temps, rang from (${placesOf(epreuve.id)}) places
    where resultats_id = ${id} order by metres`)
  if (!rows.length) return []
  const points = rows.map((row) => ({
    ...row,
    nom: nameAt(epreuve, row.metres),
    is_arrivee: false,
  }))
  const finish =
    temps === null || rang === null
      ? []
      : [{ metres: epreuve.distance ?? 0, temps, rang, nom: null, is_arrivee: true }]
  return countPlaces([...points, ...finish])
}

const nameAt = ({ points }: Epreuve, metres: number): string | null =>
  points.find((point) => point.metres === metres)?.nom ?? null

type PointQuery = FilterValues<typeof pointFilters> & PageValues
export type PointRow = ShownRow & { passage: number; place: number; gagnees: number | null }

const ORDERS: Readonly<Record<TriPassage, SQL>> = {
  place: sql`place`,
  gagnees: sql`gagnees desc nulls last, place`,
  perdues: sql`gagnees nulls last, place`,
}
const isTri = (tri: string | undefined): tri is TriPassage =>
  tri !== undefined && Object.hasOwn(ORDERS, tri)

/** Ranking at a point, with the places won since the one before, as `countPlaces`. */
export async function findPointPage(
  db: Db,
  epreuves_id: number,
  metres: number,
  query: PointQuery,
): Promise<{ rows: PointRow[]; nb: number }> {
  const [tri] = query.tri ?? []
  const seen = sql`${JOINED} join (
    select resultats_id, metres, temps as passage, rang as place,
      (lag(rang) over (partition by resultats_id order by metres) - rang)::int as gagnees
    from (${placesOf(epreuves_id, metres)}) places) s on s.resultats_id = r.id and s.metres = ${metres}
    where ${buildConditions(epreuves_id, query)}`
  const { page, nb_page } = query
  const { rows } = await db.execute<PointRow & { nb: number }>(sql`
    select ${COLUMNS}, passage, place, gagnees, (count(*) over ())::int as nb ${seen}
    order by ${ORDERS[isTri(tri) ? tri : 'place']}, ${ORDER}
    limit ${nb_page} offset ${(page - 1) * nb_page}`)
  const [first] = rows
  if (first || page === 1) return { rows, nb: first?.nb ?? 0 }
  const counted = await db.execute<{ nb: number }>(sql`select count(*)::int as nb ${seen}`)
  return { rows, nb: counted.rows[0]?.nb ?? 0 }
}

export async function presentPoint(
  db: Db,
  epreuves_id: number,
  rows: readonly PointRow[],
  nb_classes: number,
): Promise<LignePoint[]> {
  const shown = await presentTeams(db, epreuves_id, rows, nb_classes)
  const lignes = new Map(shown.map((ligne) => [ligne.id, ligne]))
  return rows.flatMap(({ id, passage, place, gagnees }) => {
    const ligne = lignes.get(id)
    return ligne ? [{ ligne, temps: passage, rang: place, gagnees }] : []
  })
}

type Spread = { metres: number; nb: number; p20: number; p50: number; p80: number }
const SPREAD = sql`count(*)::int as nb, ${sql.join(
  [20, 50, 80].map(
    (
      part,
    ) => sql`round(percentile_cont(${sql.raw(String(part / 100))}) within group (order by temps))::int
      as ${sql.raw(`p${part}`)}`,
  ),
  sql`, `,
)}`

/** The field at each point, then at the finish; nothing without passages. */
export async function findPeloton(db: Db, epreuve: Epreuve): Promise<PointResultats[]> {
  const { rows } = await db.execute<Spread>(sql`
    select metres, ${SPREAD} from (${placesOf(epreuve.id)}) places group by metres order by metres`)
  if (!rows.length) return []
  const { rows: finish } = await db.execute<Spread>(sql`
    select ${epreuve.distance ?? 0}::int as metres, ${SPREAD} from resultats r
    where ${shownIn(epreuve.id)} and r.statut = 'classe' and r.temps is not null`)
  const present = ({ metres, nb, ...quantiles }: Spread, is_arrivee: boolean) => ({
    nom: is_arrivee ? null : nameAt(epreuve, metres),
    metres,
    is_arrivee,
    nb,
    quantiles: nb < LEAST_PELOTON ? null : quantiles,
  })
  return [...rows.map((row) => present(row, false)), ...finish.map((row) => present(row, true))]
}

/** Points at which somebody was seen, for the organiser. */
export async function listSeenPoints(db: Db, epreuve: Epreuve): Promise<PointPassage[]> {
  const { rows } = await db.execute<{ metres: number }>(sql`
    select distinct p.metres from resultats r join resultat_passages p on p.resultats_id = r.id
    where ${linesOf(epreuve.id)} order by p.metres`)
  return rows.map(({ metres }) => ({ nom: nameAt(epreuve, metres), metres }))
}

/** Seconds by metres of each of these lines. */
export async function readPassagesOf(
  db: Db | Tx,
  lines: readonly { id: number }[],
): Promise<Map<number, Map<number, number>>> {
  const rows = await db
    .select()
    .from(resultatPassages)
    .where(
      inArray(
        resultatPassages.resultats_id,
        lines.map(({ id }) => id),
      ),
    )
  const byLine = Map.groupBy(rows, ({ resultats_id }) => resultats_id)
  const toPairs = (passages: typeof rows) =>
    new Map(passages.map(({ metres, temps }) => [metres, temps]))
  return new Map([...byLine].map(([id, passages]) => [id, toPairs(passages)]))
}
