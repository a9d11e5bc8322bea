import type { Db } from '@foulee/db/connect'
import { ETAT } from '@foulee/domain/shared/publication'
import { type SQL, sql } from 'drizzle-orm'
import type { Cards } from '#kernel/search/cards.ts'
import { byNearness } from '#kernel/search/conditions.ts'
import { findCounted, type Kept, nameTotal } from '#kernel/search/kept.ts'
import type { Scope } from '#kernel/search/scope.ts'
import { buildSearch, buildTextCondition, narrowSearch } from '#kernel/search/text-search.ts'
import {
  AND,
  asksForDates,
  buildConditions,
  type EvenementQuery,
  fitsDate,
} from './evenement-conditions.ts'
import type { Shown } from './evenement-facts.ts'
import { isMine } from './evenements.policy.ts'

/** So long a date that is over may still be listed: totals are counted once for all who ask meanwhile. */
const STEP_MS = 5 * 60_000
export const roundDown = (now: Date): Date =>
  new Date(Math.floor(now.getTime() / STEP_MS) * STEP_MS)

const WORDS: Pick<Cards, 'things' | 'mots'> = { things: 'evenements', mots: 'evenement_mots' }

/** What the words of a list ask of an event; null where it asks for none. */
export const readSearch = (db: Db, { texte }: EvenementQuery, { corrections }: Kept) =>
  buildSearch(db, texte, WORDS, corrections)

/** Who asks for which events, and when. */
export type Asked = { query: EvenementQuery; search: string | null; scope: Scope; now: Date }

/** Mine are listed without a date to come too, unless one is asked for. */
const isAnyDate = ({ query, scope }: Asked) => scope.kind === 'mine' && !asksForDates(query)

/** The events that pass, dates apart, as `e`. */
export function listed({ query, search, scope, now }: Asked, columns = sql``): SQL {
  const whose =
    scope.kind === 'public'
      ? sql`etat >= ${sql.raw(String(ETAT.publiee))} and fin_le > ${now.toISOString()}`
      : isMine(scope.users_id)
  return sql`(select *${columns} from evenements
    where ${sql.join([whose, ...buildConditions(query, search)], AND)}) e`
}

export const pageOf = ({ page, nb_page }: EvenementQuery) =>
  sql`limit ${nb_page} offset ${(page - 1) * nb_page}`

/** By their next date: read along its index, an event at its first date that fits, no further than the page. */
function pickAlongDates(asked: Asked): SQL {
  const { query, now } = asked
  return sql`
    select e.id, d.id as dates_id, row_number() over (order by d.debut, d.id) as rang
    from ${listed(asked)} join evenement_dates d on d.evenements_id = e.id
    where ${fitsDate(query, { alias: 'd' }, now)} and not exists (
      select from evenement_dates p where p.evenements_id = d.evenements_id
        and ${fitsDate(query, { alias: 'p' }, now)} and (p.debut, p.id) < (d.debut, d.id))
    order by d.debut, d.id ${pageOf(query)}`
}

/** What an order other than the next date begins with, and goes on with; null when there is none. */
function findRank({ query, search }: Asked): { rank: SQL; next: SQL } | null {
  const { tri, autour, texte } = query
  const byDate = sql`d.debut nulls last, e.id`
  const order = tri?.[0] ?? (texte ? 'pertinence' : 'date')
  if (order === 'distance' && autour) return { rank: byNearness(autour.position), next: byDate }
  // As the index of names has them: it is read no further than the page.
  if (order === 'nom') return { rank: sql`titre_tri`, next: sql`e.id` }
  if (order !== 'pertinence' || !search) return null
  return { rank: sql`not ${buildTextCondition(narrowSearch(search))}`, next: byDate }
}

/** In another order, or few of them: each event with its next date beside it. */
function pickByEvent(asked: Asked): SQL {
  const { query, now } = asked
  const found = findRank(asked)
  const order = found ? sql`e.rank, ${found.next}` : sql`d.debut nulls last, d.id, e.id`
  return sql`
    select e.id, d.id as dates_id, row_number() over (order by ${order}) as rang
    from ${listed(asked, found ? sql`, ${found.rank} as rank` : sql``)}
    ${isAnyDate(asked) ? sql`left join` : sql`join`} lateral (
      select id, debut from evenement_dates n where n.evenements_id = e.id
        and ${fitsDate(query, { alias: 'n' }, now)} order by n.debut, n.id limit 1) d on true
    order by ${order} ${pageOf(query)}`
}

/** How many pass. Whether an event has any date to come is told by its row. */
function buildCount(asked: Asked): SQL {
  const { query, now } = asked
  const dated = sql`where exists (select from evenement_dates d where d.evenements_id = e.id
    and ${fitsDate(query, { alias: 'd' }, now)})`
  return sql`select count(*)::int as nb from ${listed(asked)} ${asksForDates(query) ? dated : sql``}`
}

/** Of fewer events than this, looking each one's next date up is less than walking along all dates. */
const FEW = 1_000

/** Which events a page shows. @param nb how many there are in all */
export function buildPage(asked: Asked, nb: number): SQL {
  const isWalk = asked.scope.kind === 'public' && nb > FEW && !findRank(asked)
  const pick = isWalk ? pickAlongDates : pickByEvent
  return sql`select id, dates_id from (${pick(asked)}) p order by rang`
}

/** Which events a page shows, and how many there are in all; everyone's are counted once for a while. */
export async function findShown(
  { db, kept }: { db: Db; kept: Kept },
  query: EvenementQuery,
  scope: Scope,
  now: Date,
): Promise<{ shown: Shown[]; nb: number }> {
  const step = roundDown(now)
  const asked = { query, search: await readSearch(db, query, kept), scope, now: step }
  const find = async (total?: number) => {
    const nb = total ?? (await db.execute<{ nb: number }>(buildCount(asked))).rows[0]?.nb ?? 0
    if (!nb) return { shown: [], nb }
    return { shown: (await db.execute<Shown>(buildPage(asked, nb))).rows, nb }
  }
  if (scope.kind !== 'public') return find()
  const name = nameTotal('evenements', { ...query, vers: step.toISOString() } as EvenementQuery)
  return findCounted(kept, { name, tag: 'evenements' }, find)
}
