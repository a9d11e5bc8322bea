import type { evenementFilters } from '@foulee/contract/club/evenement-filters'
import type { FilterValues, PageValues } from '@foulee/contract/shared/filters'
import { MOMENTS, type Moment } from '@foulee/domain/club/evenement'
import { MAX_DUREE } from '@foulee/domain/club/evenement-publication'
import { addDays } from '@foulee/domain/shared/calendrier'
import { parisInstant } from '@foulee/domain/shared/heure-paris'
import { type SQL, sql } from 'drizzle-orm'
import { isAround, isNear, isOneOf, meetsZone, overlaps } from '#kernel/search/conditions.ts'
import { buildTextCondition } from '#kernel/search/text-search.ts'

export type EvenementQuery = FilterValues<typeof evenementFilters> & PageValues

export const AND = sql` and `

/**
 * SQL of each filter of `contract/club/evenement-filters.ts` over `evenements`.
 * @param search result of `buildSearch` for the text
 */
export function buildConditions(query: EvenementQuery, search: string | null): SQL[] {
  const { organisateur, magasin, parcours, zone, autour } = query
  return [
    search !== null && buildTextCondition(search),
    query.type && isOneOf('type', query.type),
    query.sport && overlaps('sports', query.sport),
    query.niveau && isOneOf('niveau', query.niveau),
    query.gratuit && sql`prix = 0`,
    query.departement && isOneOf('departement', query.departement),
    organisateur && sql`organisateurs_id = any(${sql.param([...organisateur])}::int[])`,
    magasin && sql`magasins_id = any(${sql.param([...magasin])}::int[])`,
    // The events along a hidden route must not reveal it.
    parcours &&
      sql`parcours_id = any(${sql.param([...parcours])}::int[]) and exists (
        select from parcours_cards c where c.parcours_id = evenements.parcours_id and c.is_visible)`,
    // The box serves the index when the circle is only one of the conditions.
    autour && isAround(autour),
    autour && isNear(autour),
    zone && meetsZone('position', zone),
  ].filter((condition) => condition instanceof Object)
}

const local = ({ alias, of = 'e' }: DateAlias) =>
  sql.raw(`(${alias}.debut at time zone ${of}.fuseau)`)

export type DateAlias = { alias: string; of?: string }

function isInMoment(date: DateAlias, moments: readonly string[]): SQL {
  const parts = moments.map((name) => {
    const { de, avant } = MOMENTS[name as Moment]
    return sql`(${local(date)}::time >= ${de}::time and ${local(date)}::time < ${avant}::time)`
  })
  return sql`(${sql.join(parts, sql` or `)})`
}

export const hasDateFilters = ({
  debut_min,
  debut_max,
  moment,
  week_end,
  places,
}: EvenementQuery) => Boolean(debut_min || debut_max || moment || week_end || places)

/** Time zones differ by a day at most: bound of the index read, around the day in Paris. */
const nearDay = (day: string, days: number) => parisInstant(addDays(day, days)).toISOString()

export function buildDateConditions(query: EvenementQuery, date: DateAlias): SQL[] {
  const d = sql.raw(date.alias)
  const { debut_min, debut_max, moment } = query
  return [
    debut_min &&
      sql`${d}.debut >= ${nearDay(debut_min, -1)} and ${local(date)} >= ${debut_min}::date`,
    debut_max &&
      sql`${d}.debut < ${nearDay(debut_max, 2)} and ${local(date)} < ${debut_max}::date + 1`,
    moment && isInMoment(date, moment),
    query.week_end && sql`extract(isodow from ${local(date)}) >= 6`,
    query.places && sql`(${d}.places is null or ${d}.places_prises < ${d}.places)`,
  ].filter((condition) => condition instanceof Object)
}

const LONGEST_MS = MAX_DUREE * 60_000

/** A date neither over nor cancelled; the lower bound of the start is the longest duration. */
export function isToCome(alias: string, now: Date): SQL {
  const d = sql.raw(alias)
  const oldest = new Date(now.getTime() - LONGEST_MS).toISOString()
  return sql`${d}.annule_le is null and ${d}.debut > ${oldest} and ${d}.fin > ${now.toISOString()}`
}

export const fitsDate = (query: EvenementQuery, date: DateAlias, now: Date): SQL =>
  sql.join([isToCome(date.alias, now), ...buildDateConditions(query, date)], AND)
