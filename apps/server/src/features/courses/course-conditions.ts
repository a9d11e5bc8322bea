import type { courseFilters } from '@foulee/contract/course-filters'
import type { FilterValues, PageValues } from '@foulee/contract/filters'
import { type SQL, sql } from 'drizzle-orm'

export type CourseQuery = FilterValues<typeof courseFilters> & PageValues

/** Metres in one degree of latitude. */
const METRES_PER_DEGREE = 111_320

const textArray = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`

const toTsquery = (search: string) => sql`to_tsquery('francais', ${search})`

/**
 * What each filter of `contract/course-filters.ts` means on `course_cards`. Only the filters that
 * are applied leave a condition, so that the planner sees the statement that is really asked.
 */
export function buildConditions(query: CourseQuery, search: string | null): SQL[] {
  const { date_min, date_max, zone } = query
  return [
    search === null ? null : sql`recherche @@ ${toTsquery(search)}`,
    query.type && sql`types && ${textArray(query.type)}`,
    buildEpreuveCondition(query),
    // A race of several days counts on each of them.
    date_min && sql`date_fin >= ${date_min}::date`,
    date_max && sql`date_debut <= ${date_max}::date`,
    query.departement && sql`departement = any(${textArray(query.departement)})`,
    query.region && sql`region = any(${textArray(query.region)})`,
    query.surfaces && sql`surfaces && ${textArray(query.surfaces)}`,
    query.label_ffa && sql`label_ffa`,
    query.inscription_ouverte && sql`inscription = 'ouverte'`,
    query.autour && buildNearCondition(query.autour),
    zone &&
      sql`position && st_makeenvelope(${zone.ouest}, ${zone.sud}, ${zone.est}, ${zone.nord}, 4326)`,
  ].filter((condition) => condition instanceof Object)
}

/** Distance, elevation, effort and price must fit one and the same épreuve. */
function buildEpreuveCondition(query: CourseQuery): SQL | null {
  const bounds = (
    [
      ['distance', query.distance_min, query.distance_max],
      ['denivele', query.denivele_min, query.denivele_max],
      ['km_effort', query.km_effort_min, query.km_effort_max],
      ['prix', query.prix_min, query.prix_max],
    ] as const
  ).flatMap(([name, min, max]) => {
    if (min === undefined && max === undefined) return []
    const column = sql.raw(`o.${name}`)
    const top = max === undefined ? [] : [sql`${column} <= ${max}`]
    // -1 is an unknown figure: it satisfies no bound.
    return [sql`${column} >= ${min ?? 0}`, ...top]
  })
  if (!bounds.length) return null
  return sql`exists (
    select from unnest(distances, deniveles, km_efforts, prix)
      as o(distance, denivele, km_effort, prix)
    where ${sql.join(bounds, sql` and `)})`
}

type Near = NonNullable<CourseQuery['autour']>

const pointOf = ({ position: [lon, lat] }: Near) =>
  sql`st_setsrid(st_makepoint(${lon}, ${lat}), 4326)`

/** A box that the index answers, then the true distance on the sphere. */
function buildNearCondition(near: Near): SQL {
  const metres = near.rayon_km * 1000
  const height = metres / METRES_PER_DEGREE
  const width = height / Math.max(0.01, Math.cos((near.position[1] * Math.PI) / 180))
  const point = pointOf(near)
  return sql`position && st_expand(${point}, ${width}, ${height})
    and st_distancesphere(position, ${point}) <= ${metres}`
}

/** A total order for each way of sorting; the id settles what is equal. */
export function buildOrder(query: CourseQuery, search: string | null): SQL {
  const sort = query.tri?.[0] ?? (search === null ? 'date' : 'pertinence')
  if (sort === 'nom') return sql`nom_tri, courses_id`
  if (sort === 'distance' && query.autour) {
    return sql`st_distancesphere(position, ${pointOf(query.autour)}), courses_id`
  }
  if (sort === 'pertinence' && search !== null) {
    return sql`ts_rank(recherche, ${toTsquery(search)}) desc, rang_date, courses_id`
  }
  return sql`rang_date, courses_id`
}
