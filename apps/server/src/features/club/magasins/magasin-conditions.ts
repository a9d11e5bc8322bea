import type { magasinFilters } from '@foulee/contract/club/magasin-filters'
import type { FilterValues, PageValues } from '@foulee/contract/shared/filters'
import { type SQL, sql } from 'drizzle-orm'
import type { Order } from '#kernel/search/card-page.ts'
import { isNear, isOneOf, meetsZone, overlaps } from '#kernel/search/conditions.ts'
import { buildTextCondition } from '#kernel/search/text-search.ts'

type MagasinFilters = FilterValues<typeof magasinFilters> & PageValues

type Moments = { ouvert?: string | undefined; reductions?: string | undefined }

/** Cache key: totals of one minute are not reused for the next. */
export type MagasinQuery = Omit<MagasinFilters, keyof Moments> & Moments

const MINUTE_MS = 60_000

export function readMoment(
  { ouvert, reductions, ...query }: MagasinFilters,
  now: Date,
): MagasinQuery {
  const minute = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS).toISOString()
  return {
    ...query,
    ...(ouvert && { ouvert: minute }),
    ...(reductions && { reductions: minute }),
  }
}

/** Shops with a discount published, begun and not over (produit 12.6). */
const hasReductions = (moment: string): SQL => sql`magasins_id in (
  select r.magasins_id from reductions r where r.etat >= 100
    and r.debut <= ${moment}::timestamptz and (r.fin is null or r.fin > ${moment}::timestamptz))`

/**
 * SQL of each filter of `contract/club/magasin-filters.ts` over `magasin_cards`. Only applied
 * filters leave a condition, so that the planner sees the actual statement.
 */
export function buildConditions(query: MagasinQuery, search: string | null): SQL[] {
  const { services, ouvert, reductions, zone } = query
  return [
    search === null ? null : buildTextCondition(search),
    query.categories && overlaps('categories', query.categories),
    query.marques && overlaps('marques', query.marques),
    services && sql`services @> ${sql.param([...services])}::text[]`,
    ouvert && sql`ouvertures @> ${ouvert}::timestamptz`,
    reductions && hasReductions(reductions),
    query.departement && isOneOf('departement', query.departement),
    query.autour && isNear(query.autour),
    zone && meetsZone('position', zone),
  ].filter((condition) => condition instanceof Object)
}

const BY_NAME: Order = [['nom_tri'], ['magasins_id']]

export const buildOrder = (): Order => BY_NAME
