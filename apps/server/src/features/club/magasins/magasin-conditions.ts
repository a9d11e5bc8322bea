import type { magasinFilters } from '@foulee/contract/club/magasin-filters'
import type { FilterValues, PageValues } from '@foulee/contract/filters'
import { type SQL, sql } from 'drizzle-orm'
import type { Order } from '../../../recherche/card-page.ts'
import { isNear, isOneOf, meetsZone, overlaps } from '../../../recherche/conditions.ts'
import { buildTextCondition } from '../../../recherche/text-search.ts'

type Asked = FilterValues<typeof magasinFilters> & PageValues

/** `ouvert` is the minute at which it is asked: what is counted for one minute is not kept for the next. */
export type MagasinQuery = Omit<Asked, 'ouvert'> & { ouvert?: string | undefined }

const MINUTE_MS = 60_000

/** Says « now » as the minute that it is. */
export const readMoment = ({ ouvert, ...query }: Asked, now: Date): MagasinQuery =>
  ouvert
    ? {
        ...query,
        ouvert: new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS).toISOString(),
      }
    : query

/**
 * What each filter of `contract/club/magasin-filters.ts` means on `magasin_cards`. Only the filters
 * that are applied leave a condition, so that the planner sees the statement that is really asked.
 */
export function buildConditions(query: MagasinQuery, search: string | null): SQL[] {
  const { services, ouvert, zone } = query
  return [
    search === null ? null : buildTextCondition(search),
    query.categories && overlaps('categories', query.categories),
    query.marques && overlaps('marques', query.marques),
    services && sql`services @> ${sql.param([...services])}::text[]`,
    ouvert && sql`ouvertures @> ${ouvert}::timestamptz`,
    query.departement && isOneOf('departement', query.departement),
    query.autour && isNear(query.autour),
    zone && meetsZone('position', zone),
  ].filter((condition) => condition instanceof Object)
}

const BY_NAME: Order = [['nom_tri'], ['magasins_id']]

export const buildOrder = (): Order => BY_NAME
