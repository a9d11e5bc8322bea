import type { courseFilters } from '@foulee/contract/courses/course-filters'
import type { FilterValues, PageValues } from '@foulee/contract/shared/filters'
import { type SQL, sql } from 'drizzle-orm'
import type { Sens } from '#kernel/search/card-list.ts'
import type { Order } from '#kernel/search/card-page.ts'
import { containsAll, isNear, isOneOf, meetsZone, overlaps } from '#kernel/search/conditions.ts'
import { boundsOf, matchesSameElement } from '#kernel/search/same-element.ts'
import { buildTextCondition } from '#kernel/search/text-search.ts'

export type CourseQuery = FilterValues<typeof courseFilters> &
  PageValues & { sens?: Sens | undefined }

/**
 * SQL of each filter of `contract/course-filters.ts` over `course_cards`. Only applied filters
 * leave a condition, so that the planner sees the actual statement.
 */
export function buildConditions(query: CourseQuery, search: string | null): SQL[] {
  const { date_min, date_max, zone } = query
  return [
    search === null ? null : buildTextCondition(search),
    query.type && overlaps('types', query.type),
    buildEpreuveCondition(query),
    date_min && sql`date_fin >= ${date_min}::date`,
    date_max && sql`date_debut <= ${date_max}::date`,
    query.departement && isOneOf('departement', query.departement),
    query.region && isOneOf('region', query.region),
    query.surfaces && overlaps('surfaces', query.surfaces),
    query.label_ffa && sql`label_ffa`,
    query.services && containsAll('services', query.services),
    query.inscription_ouverte && sql`inscription = 'ouverte'`,
    query.autour && isNear(query.autour),
    zone && meetsZone('position', zone),
  ].filter((condition) => condition instanceof Object)
}

const MEASURES = [
  ['distance', 'distances'],
  ['denivele', 'deniveles'],
  ['km_effort', 'km_efforts'],
  ['prix', 'prix'],
] as const

/** Distance, elevation, effort and price must match the same épreuve. */
function buildEpreuveCondition(query: CourseQuery): SQL | null {
  const bounds = MEASURES.flatMap(([name, column]) => {
    const [min, max] = [query[`${name}_min`], query[`${name}_max`]]
    if (min === undefined && max === undefined) return []
    // -1 is an unknown figure: it satisfies no bound.
    return boundsOf({ name, column }, { min: min ?? 0, max })
  })
  return matchesSameElement(bounds)
}

const BY_DATE: Order = [['rang_date'], ['courses_id']]

export const buildOrder = ({ tri }: CourseQuery): Order =>
  tri?.[0] === 'nom' ? [['nom_tri'], ...BY_DATE] : BY_DATE
