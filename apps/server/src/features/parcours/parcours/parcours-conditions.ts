import type { parcoursFilters } from '@foulee/contract/parcours/parcours-filters'
import type { FilterValues, PageValues } from '@foulee/contract/shared/filters'
import { type SQL, sql } from 'drizzle-orm'
import type { Sens } from '#kernel/search/card-list.ts'
import type { Order } from '#kernel/search/card-page.ts'
import { isNear, isOneOf, meetsZone, overlaps } from '#kernel/search/conditions.ts'
import { buildTextCondition } from '#kernel/search/text-search.ts'

export type ParcoursQuery = FilterValues<typeof parcoursFilters> &
  PageValues & { sens?: Sens | undefined }

const MEASURES = ['distance', 'denivele', 'km_effort', 'note'] as const

/**
 * SQL of each filter of `contract/parcours-filters.ts` over `parcours_cards`. Only applied filters
 * leave a condition, so that the planner sees the actual statement.
 */
export function buildConditions(query: ParcoursQuery, search: string | null): SQL[] {
  return [
    search === null ? null : buildTextCondition(search),
    query.type && overlaps('types', query.type),
    ...MEASURES.flatMap((name) => buildRange(name, query)),
    query.forme && isOneOf('forme', query.forme),
    query.surfaces && overlaps('surfaces', query.surfaces),
    query.departement && isOneOf('departement', query.departement),
    query.region && isOneOf('region', query.region),
    query.autour && isNear(query.autour),
    query.zone && meetsZone('geometrie', query.zone),
  ].filter((condition) => condition instanceof Object)
}

/** -1, and a missing rating, are unknown: they satisfy no bound. */
function buildRange(name: (typeof MEASURES)[number], query: ParcoursQuery): SQL[] {
  const [min, max] = [query[`${name}_min`], query[`${name}_max`]]
  const column = sql.raw(name)
  if (min === undefined && max === undefined) return []
  return [sql`${column} >= ${min ?? 0}`, ...(max === undefined ? [] : [sql`${column} <= ${max}`])]
}

const NEWEST: Order = [
  ['publie_le', 'desc nulls last'],
  ['parcours_id', 'desc nulls last'],
]

const ORDERS: Readonly<Record<string, Order>> = {
  note: [['note', 'desc nulls last'], ['nb_notes', 'desc nulls last'], ...NEWEST],
  nom: [['titre_tri'], ...NEWEST],
}

/** A member's own routes, drafts included, have no other common date. */
const LAST_CHANGED: Order = [
  ['updated_at', 'desc nulls last'],
  ['parcours_id', 'desc nulls last'],
]

export const buildOrder = ({ tri, my }: ParcoursQuery): Order =>
  ORDERS[tri?.[0] ?? ''] ?? (my ? LAST_CHANGED : NEWEST)
