import type { ParcoursCard } from '@foulee/contract/parcours/parcours'
import type { Db } from '@foulee/db/connect'
import type { Position } from '@foulee/domain/shared/geo'
import type { Signature } from '@foulee/trace/prepare'
import { type SQL, sql } from 'drizzle-orm'
import { byDegrees, distanceFrom, isAround, isNear } from '#kernel/search/conditions.ts'
import type { Alentour } from '#platform/geo/nearby.ts'

const NEAR_KM = 50
const MOST_NEAR = { parcours: 6, courses: 4 }
/**
 * Degrees of longitude are shorter than those of latitude: candidates among which the nearest in
 * metres are.
 */
const AMONG = 60

type Circle = { position: Position; rayon_km: number }

export function selectNearest(circle: Circle, most: number, except?: number): SQL {
  const isOther = except === undefined ? sql`true` : sql`parcours_id <> ${except}`
  return sql`
    select coalesce(string_agg(carte, ',' order by away, parcours_id), '') from (
      select parcours_id, carte, ${distanceFrom(circle.position)} as away from (
        select parcours_id, carte, position from parcours_cards
        where is_visible and ${isOther} and ${isAround(circle)}
        order by ${byDegrees(circle.position)} limit ${AMONG}) around
      where ${isNear(circle)} order by away, parcours_id limit ${most}) p`
}

export async function findNear(db: Db, center: Position, except: number): Promise<string> {
  const circle = { position: center, rayon_km: NEAR_KM }
  const near = isNear(circle)
  const away = distanceFrom(center)
  const { rows } = await db.execute<{ parcours: string; courses: string }>(sql`
    select (${selectNearest(circle, MOST_NEAR.parcours, except)}) as parcours,
      (select coalesce(string_agg(carte, ',' order by away, courses_id), '') from (
        select courses_id, carte, ${away} as away from course_cards
        where is_visible and rang_date < 200000 and ${near}
        order by away, courses_id limit ${MOST_NEAR.courses}) c) as courses`)
  return `{"parcours":[${rows[0]?.parcours ?? ''}],"courses":[${rows[0]?.courses ?? ''}]}`
}

export type Candidate = {
  id: number
  distance: number
  denivele: number
  types: string[]
  signature: Signature | null
}

const columns = sql`c.parcours_id as id, c.distance, c.denivele, c.types, t.signature`

export async function findCandidates(
  db: Db,
  center: Position,
  { rayon_km, min, max, most }: { rayon_km: number; min: number; max: number; most: number },
): Promise<Candidate[]> {
  const circle = { position: center, rayon_km }
  const away = distanceFrom(center)
  const { rows } = await db.execute<Candidate>(sql`
    select ${columns} from (
      select parcours_id, distance, denivele, types, position from parcours_cards
      where is_visible and ${isAround(circle)}
        and distance between ${Math.round(min)} and ${Math.round(max)}
      order by ${byDegrees(center)} limit ${most}) c
    join parcours_traces t using (parcours_id)
    where ${isNear(circle)} order by ${away}, c.parcours_id`)
  return rows
}

export async function findLinked(db: Db, ids: readonly number[]): Promise<Candidate[]> {
  if (!ids.length) return []
  const { rows } = await db.execute<Candidate>(sql`
    select ${columns} from parcours_cards c join parcours_traces t using (parcours_id)
    where c.is_visible and c.parcours_id = any(${sql.param([...ids])}::int[])`)
  return rows
}

export async function findCartes(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ParcoursCard>> {
  if (!ids.length) return new Map()
  const { rows } = await db.execute<{ id: number; carte: string }>(sql`
    select parcours_id as id, carte from parcours_cards
    where is_visible and parcours_id = any(${sql.param([...ids])}::int[])`)
  return new Map(rows.map(({ id, carte }) => [id, JSON.parse(carte)]))
}

export async function countItineraires(db: Db) {
  const { rows } = await db.execute<{ departement: string | null; nb: number }>(sql`
    select departement, count(*)::int as nb from parcours_cards where is_visible
    group by departement order by departement`)
  return {
    departements: rows.flatMap(({ departement, nb }) => (departement ? [{ departement, nb }] : [])),
    nb: rows.reduce((sum, { nb }) => sum + nb, 0),
  }
}

/** Radius in km: the centre of a département is further from its routes than a town. */
const HOME_KM = { ville: 50, departement: 100 }

export async function findDashboardParcours(
  db: Db,
  perGroup: number,
  alentour: Alentour | null,
): Promise<string> {
  const rayon_km = HOME_KM[alentour?.est_departement ? 'departement' : 'ville']
  const near = alentour
    ? selectNearest({ position: alentour.position, rayon_km }, perGroup)
    : sql`select ''`
  const { rows } = await db.execute<{ recents: string; notes: string; proches: string }>(sql`
    select (select coalesce(string_agg(carte, ','), '') from (
        select carte from parcours_cards where is_visible
        order by publie_le desc nulls last, parcours_id desc nulls last limit ${perGroup}) p) as recents,
      (select coalesce(string_agg(carte, ','), '') from (
        select carte from parcours_cards where is_visible and note is not null
        order by note desc nulls last, nb_notes desc nulls last, publie_le desc nulls last,
          parcours_id desc nulls last limit ${perGroup}) p) as notes,
      (${near}) as proches`)
  const { recents = '', notes = '', proches = '' } = rows[0] ?? {}
  const lieu = alentour && {
    nom: alentour.nom,
    est_departement: alentour.est_departement,
    rayon_km,
  }
  return `{"recents":[${recents}],"mieux_notes":[${notes}],"proches":[${proches}],"lieu":${JSON.stringify(lieu)}}`
}
