import type { voyageFilters } from '@foulee/contract/sejours/voyage-filters'
import type { FilterValues, PageValues } from '@foulee/contract/shared/filters'
import { type SQL, sql } from 'drizzle-orm'
import type { Order } from '#kernel/search/card-page.ts'
import { isNear, isOneOf, meetsZone, overlaps } from '#kernel/search/conditions.ts'
import { boundsOf, matchesSameElement } from '#kernel/search/same-element.ts'
import { buildTextCondition } from '#kernel/search/text-search.ts'

export type VoyageQuery = FilterValues<typeof voyageFilters> & PageValues

/**
 * SQL of each filter of `contract/sejours/voyage-filters.ts` over `voyage_cards`. Only applied
 * filters leave a condition, so that the planner sees the actual statement.
 */
export function buildConditions(query: VoyageQuery, search: string | null): SQL[] {
  const { duree_min, duree_max, agence, zone } = query
  return [
    search === null ? null : buildTextCondition(search),
    query.pays && isOneOf('pays', query.pays),
    query.region && isOneOf('region', query.region),
    buildDepartCondition(query),
    duree_min === undefined ? null : sql`duree_jours >= ${duree_min}`,
    duree_max === undefined ? null : sql`duree_jours <= ${duree_max}`,
    query.niveau && isOneOf('niveau', query.niveau),
    query.sport && overlaps('sports', query.sport),
    query.dossard_inclus && sql`dossard_inclus`,
    agence && sql`agences_id = any(${sql.param([...agence])}::int[])`,
    query.autour && isNear(query.autour),
    zone && meetsZone('position', zone),
  ].filter((condition) => condition instanceof Object)
}

/** Day, price and places must match the same departure. */
function buildDepartCondition(query: VoyageQuery): SQL | null {
  const day = (date: string | undefined) => (date === undefined ? undefined : sql`${date}::date`)
  return matchesSameElement([
    ...boundsOf(
      { name: 'depart', column: 'departs' },
      { min: day(query.date_min), max: day(query.date_max) },
    ),
    ...boundsOf({ name: 'prix', column: 'prix' }, { min: query.prix_min, max: query.prix_max }),
    ...boundsOf(
      { name: 'restantes', column: 'restantes' },
      { min: query.places_min, max: query.places_max },
    ),
  ])
}

/** Tie-breaker of every order: next departure first, stays without one last. */
const BY_DATE: Order = [['prochain'], ['voyages_id']]

const ORDERS: Readonly<Record<string, Order>> = {
  prix: [['prix_des'], ['voyages_id']],
  duree: [['duree_jours'], ['voyages_id']],
  note: [['note', 'desc nulls last'], ['voyages_id']],
  nom: [['titre_tri'], ['voyages_id']],
}

export const buildOrder = ({ tri }: VoyageQuery): Order => ORDERS[tri?.[0] ?? ''] ?? BY_DATE
