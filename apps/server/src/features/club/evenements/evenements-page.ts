import type { Db } from '@foulee/db/connect'
import { ETAT } from '@foulee/domain/shared/publication'
import { type SQL, sql } from 'drizzle-orm'
import { byNearness } from '#kernel/search/conditions.ts'
import { findWithTotal, type ListCaches, totalKey } from '#kernel/search/list-caches.ts'
import type { ListIndex } from '#kernel/search/list-index.ts'
import type { Scope } from '#kernel/search/scope.ts'
import { buildSearch, buildTextCondition, narrowSearch } from '#kernel/search/text-search.ts'
import {
  AND,
  buildConditions,
  type EvenementQuery,
  fitsDate,
  hasDateFilters,
} from './evenement-conditions.ts'
import type { Shown } from './evenement-facts.ts'
import { isMine } from './evenements.policy.ts'

/** Delay before a past date leaves the lists: totals are cached for one step. */
const STEP_MS = 5 * 60_000
export const roundDown = (now: Date): Date =>
  new Date(Math.floor(now.getTime() / STEP_MS) * STEP_MS)

const WORDS: Pick<ListIndex, 'entityTable' | 'mots'> = {
  entityTable: 'evenements',
  mots: 'evenement_mots',
}

export const readSearch = (db: Db, { texte }: EvenementQuery, { corrections }: ListCaches) =>
  buildSearch(db, texte, WORDS, corrections)

export type EvenementSearch = {
  query: EvenementQuery
  search: string | null
  scope: Scope
  now: Date
}

/** A member's own list includes events without a future date, unless a date is asked for. */
const isAnyDate = ({ query, scope }: EvenementSearch) =>
  scope.kind === 'mine' && !hasDateFilters(query)

export function listed({ query, search, scope, now }: EvenementSearch, columns = sql``): SQL {
  const whose =
    scope.kind === 'public'
      ? sql`etat >= ${sql.raw(String(ETAT.publiee))} and fin_le > ${now.toISOString()}`
      : isMine(scope.users_id)
  return sql`(select *${columns} from evenements
    where ${sql.join([whose, ...buildConditions(query, search)], AND)}) e`
}

export const pageOf = ({ page, nb_page }: EvenementQuery) =>
  sql`limit ${nb_page} offset ${(page - 1) * nb_page}`

/**
 * By next date: walks the index of dates, takes an event at its first matching date, and stops at
 * the end of the page.
 */
function pickAlongDates(search: EvenementSearch): SQL {
  const { query, now } = search
  return sql`
    select e.id, d.id as dates_id, row_number() over (order by d.debut, d.id) as rang
    from ${listed(search)} join evenement_dates d on d.evenements_id = e.id
    where ${fitsDate(query, { alias: 'd' }, now)} and not exists (
      select from evenement_dates p where p.evenements_id = d.evenements_id
        and ${fitsDate(query, { alias: 'p' }, now)} and (p.debut, p.id) < (d.debut, d.id))
    order by d.debut, d.id ${pageOf(query)}`
}

/** Leading and second sort keys of an order other than the next date; null when there is none. */
function findRank({ query, search }: EvenementSearch): { rank: SQL; next: SQL } | null {
  const { tri, autour, texte } = query
  const byDate = sql`d.debut nulls last, e.id`
  const order = tri?.[0] ?? (texte ? 'pertinence' : 'date')
  if (order === 'distance' && autour) return { rank: byNearness(autour.position), next: byDate }
  // As in the index of names, which is read no further than the page.
  if (order === 'nom') return { rank: sql`titre_tri`, next: sql`e.id` }
  if (order !== 'pertinence' || !search) return null
  return { rank: sql`not ${buildTextCondition(narrowSearch(search))}`, next: byDate }
}

/** For another order, or few events: each event joined with its next date. */
function pickByEvent(search: EvenementSearch): SQL {
  const { query, now } = search
  const found = findRank(search)
  const order = found ? sql`e.rank, ${found.next}` : sql`d.debut nulls last, d.id, e.id`
  return sql`
    select e.id, d.id as dates_id, row_number() over (order by ${order}) as rang
    from ${listed(search, found ? sql`, ${found.rank} as rank` : sql``)}
    ${isAnyDate(search) ? sql`left join` : sql`join`} lateral (
      select id, debut from evenement_dates n where n.evenements_id = e.id
        and ${fitsDate(query, { alias: 'n' }, now)} order by n.debut, n.id limit 1) d on true
    order by ${order} ${pageOf(query)}`
}

function buildCount(search: EvenementSearch): SQL {
  const { query, now } = search
  const dated = sql`where exists (select from evenement_dates d where d.evenements_id = e.id
    and ${fitsDate(query, { alias: 'd' }, now)})`
  return sql`select count(*)::int as nb from ${listed(search)} ${hasDateFilters(query) ? dated : sql``}`
}

/** Below this number of events, looking up each next date is cheaper than walking all dates. */
const FEW = 1_000

export function buildPage(search: EvenementSearch, nb: number): SQL {
  const isWalk = search.scope.kind === 'public' && nb > FEW && !findRank(search)
  const pick = isWalk ? pickAlongDates : pickByEvent
  return sql`select id, dates_id from (${pick(search)}) p order by rang`
}

export async function findShown(
  { db, listCaches }: { db: Db; listCaches: ListCaches },
  query: EvenementQuery,
  scope: Scope,
  now: Date,
): Promise<{ shown: Shown[]; nb: number }> {
  const step = roundDown(now)
  const request = { query, search: await readSearch(db, query, listCaches), scope, now: step }
  const find = async (total?: number) => {
    const nb = total ?? (await db.execute<{ nb: number }>(buildCount(request))).rows[0]?.nb ?? 0
    if (!nb) return { shown: [], nb }
    return { shown: (await db.execute<Shown>(buildPage(request, nb))).rows, nb }
  }
  if (scope.kind !== 'public') return find()
  const name = totalKey('evenements', { ...query, vers: step.toISOString() } as EvenementQuery)
  return findWithTotal(listCaches, { name, tag: 'evenements' }, find)
}
