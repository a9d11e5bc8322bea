import type { Evenement, EvenementCard, EvenementDate } from '@foulee/contract/club/evenements'
import { ApiError } from '@foulee/contract/errors'
import type { FilterOption } from '@foulee/contract/filters'
import type { Db, Tx } from '@foulee/db/connect'
import { parisDate } from '@foulee/domain/heure-paris'
import { ETAT } from '@foulee/domain/publication'
import { type SQL, sql } from 'drizzle-orm'
import { byNearness } from '../../../recherche/conditions.ts'
import type { Facettes } from '../../../recherche/facettes.ts'
import { findCounted, type Kept, nameTotal } from '../../../recherche/kept.ts'
import type { Scope } from '../../../recherche/scope.ts'
import { searchText } from '../../../recherche/simple-search.ts'
import {
  AND,
  asksForDates,
  buildConditions,
  buildDateConditions,
  type EvenementQuery,
  fitsDate,
} from './evenement-conditions.ts'
import {
  type CardFacts,
  type DateFacts,
  dateFields,
  findCardFacts,
  findEvenementFacts,
  SHARED,
  type Shown,
} from './evenement-facts.ts'
import { isMine } from './evenements.policy.ts'
import { presentCard, presentEvenement, presentOneDate } from './evenements.presenter.ts'

/** So long a date that is over may still be listed: totals are counted once for all who ask meanwhile. */
const STEP_MS = 5 * 60_000
export const roundDown = (now: Date): Date =>
  new Date(Math.floor(now.getTime() / STEP_MS) * STEP_MS)

const IS_PUBLISHED = sql`etat >= ${ETAT.publiee}`

/** The events that pass, dates apart, as `e`. */
const listed = (query: EvenementQuery, scope: Scope, columns = sql``): SQL => {
  const whose = scope.kind === 'public' ? IS_PUBLISHED : isMine(scope.users_id)
  return sql`(select *${columns} from evenements
    where ${sql.join([whose, ...buildConditions(query)], AND)}) e`
}

const pageOf = ({ page, nb_page }: EvenementQuery) =>
  sql`limit ${nb_page} offset ${(page - 1) * nb_page}`

/** By their next date: read along its index, an event at its first date that fits, no further than the page. */
function pickByDate(query: EvenementQuery, scope: Scope, now: Date): SQL {
  return sql`
    select e.id, d.id as dates_id, row_number() over (order by d.debut, d.id) as rang
    from ${listed(query, scope)} join evenement_dates d on d.evenements_id = e.id
    where ${fitsDate(query, 'd', now)} and not exists (
      select from evenement_dates p where p.evenements_id = d.evenements_id
        and ${fitsDate(query, 'p', now)} and (p.debut, p.id) < (d.debut, d.id))
    order by d.debut, d.id ${pageOf(query)}`
}

/** What an order other than the next date begins with; null when there is none. */
function findRank({ tri, autour, texte }: EvenementQuery): SQL | null {
  const asked = tri?.[0] ?? (texte ? 'pertinence' : 'date')
  if (asked === 'distance' && autour) return byNearness(autour.position)
  if (asked === 'nom') return sql`lower(titre)`
  const named = asked === 'pertinence' ? searchText(sql`titre`, texte) : undefined
  return named ? sql`not ${named}` : null
}

/** In another order, or one's own with those that have no date: each event with its next date beside it. */
function pickByRank(query: EvenementQuery, scope: Scope, now: Date): SQL {
  const rank = findRank(query)
  const order = sql`${rank ? sql`e.rank, ` : sql``}d.debut nulls last, e.id`
  const isAny = scope.kind === 'mine' && !asksForDates(query)
  return sql`
    select e.id, d.id as dates_id, row_number() over (order by ${order}) as rang
    from ${listed(query, scope, rank ? sql`, ${rank} as rank` : sql``)}
    ${isAny ? sql`left join` : sql`join`} lateral (
      select id, debut from evenement_dates n where n.evenements_id = e.id
        and ${fitsDate(query, 'n', now)} order by n.debut, n.id limit 1) d on true
    order by ${order} ${pageOf(query)}`
}

function countListed(query: EvenementQuery, scope: Scope, now: Date): SQL {
  const isAny = scope.kind === 'mine' && !asksForDates(query)
  const dated = sql`where exists (select from evenement_dates d where d.evenements_id = e.id
    and ${fitsDate(query, 'd', now)})`
  return sql`(select count(*) from ${listed(query, scope)} ${isAny ? sql`` : dated})`
}

/**
 * Which events a page shows, and how many there are in all, in one statement.
 * @param total how many there are in all, when that is known
 */
export function buildPage(query: EvenementQuery, scope: Scope, now: Date, total?: number): SQL {
  const pick = scope.kind === 'public' && !findRank(query) ? pickByDate : pickByRank
  return sql`
    select ${total ?? countListed(query, scope, now)}::int as nb,
      (select coalesce(json_agg(json_build_object('id', id, 'dates_id', dates_id) order by rang), '[]')
        from (${pick(query, scope, now)}) p) as shown`
}

type Page<T> = { data: T[]; nb: number }

/** One page of events, each with the next of its dates that fits. */
export async function findPage(
  { db, kept }: { db: Db; kept: Kept },
  query: EvenementQuery,
  scope: Scope,
  now: Date,
): Promise<Page<EvenementCard>> {
  const step = roundDown(now)
  const find = async (total?: number) => {
    const { rows } = await db.execute<{ nb: number; shown: Shown[] }>(
      buildPage(query, scope, step, total),
    )
    return rows[0] ?? { nb: 0, shown: [] }
  }
  const name = nameTotal('evenements', { ...query, vers: step.toISOString() } as EvenementQuery)
  const counted = { name, tag: 'evenements' as const }
  const { nb, shown } =
    scope.kind === 'public' ? await findCounted(kept, counted, find) : await find()
  const facts = await findCardFacts(db, shown, now)
  return { data: facts.map((one) => presentCard(one, now)), nb }
}

/** A date each, called-off ones too, nearest first; from today on unless told otherwise. */
export async function findDates(
  db: Db,
  asked: EvenementQuery,
  now: Date,
): Promise<Page<EvenementDate>> {
  const query = { ...asked, debut_min: asked.debut_min ?? parisDate(now) }
  const from = sql`
    from ${listed(query, { kind: 'public' })} join evenement_dates d on d.evenements_id = e.id
    where ${sql.join(buildDateConditions(query, 'd'), AND)}`
  const { rows } = await db.execute<{
    nb: number
    dates: (DateFacts & { evenement: CardFacts })[]
  }>(sql`
    select (select count(*)::int ${from}) as nb, (
      select coalesce(json_agg(fact order by rang), '[]') from (
        select json_build_object(${dateFields('d')}, 'evenement', json_build_object(${SHARED})) as fact,
          row_number() over (order by d.debut, d.id) as rang
        ${from} order by d.debut, d.id ${pageOf(query)}) f) as dates`)
  const { nb, dates } = rows[0] ?? { nb: 0, dates: [] }
  return { data: dates.map((one) => presentOneDate(one, now)), nb }
}

/** An event as its page shows it. @param shown how many dates to come @throws ApiError `evenement_introuvable` */
export async function readEvenement(
  db: Db | Tx,
  id: number,
  now: Date,
  shown?: number,
): Promise<Evenement> {
  const facts = await findEvenementFacts(db, id, now, shown)
  if (!facts) throw new ApiError('evenement_introuvable')
  return presentEvenement(facts, now)
}

/** What everyone sees and can still come to. */
const open = (now: Date) => sql`
  evenements e where etat >= ${ETAT.publiee} and exists (
    select from evenement_dates d where d.evenements_id = e.id
      and ${fitsDate({ page: 1, nb_page: 1 }, 'd', now)})`

/** How many events to come there are under each option of the filters that have some. */
export async function countOptions(db: Db, now: Date): Promise<Facettes> {
  const { rows } = await db.execute<{ facettes: Facettes }>(sql`
    select coalesce(json_object_agg(facette, valeurs), '{}') as facettes from (
      select facette, json_object_agg(valeur, nb order by valeur) as valeurs from (
        select facette, valeur, count(*)::int as nb
        from (select * from ${open(now)}) e, lateral (
          select 'type' as facette, type as valeur
          union all select 'niveau', niveau
          union all select 'departement', departement
          union all select 'sport', unnest(sports)) o
        where valeur is not null group by facette, valeur) v
      group by facette) f`)
  return rows[0]?.facettes ?? {}
}

/** Who holds events to come, by their id, with how many. Names of tables are ours. */
export async function findPorteurOptions(
  db: Db,
  table: 'organisateurs' | 'magasins',
  now: Date,
): Promise<Record<string, FilterOption>> {
  const { rows } = await db.execute<{ id: number; nom: string; nb: number }>(sql`
    select a.id, a.nom, count(*)::int as nb
    from (select * from ${open(now)}) e join ${sql.identifier(table)} a
      on a.id = e.${sql.identifier(`${table}_id`)}
    group by a.id, a.nom order by a.nom, a.id`)
  return Object.fromEntries(rows.map(({ id, nom, nb }) => [id, { nom, nb }]))
}

type Sorties = { departements: { departement: string; nb: number }[]; nb: number }

/** Events to come by département, for the public directory. */
export async function countSorties(db: Db, now: Date): Promise<Sorties> {
  const { rows } = await db.execute<{ departement: string | null; nb: number }>(sql`
    select departement, count(*)::int as nb from ${open(now)} group by 1 order by 1`)
  return {
    departements: rows.flatMap(({ departement, nb }) => (departement ? [{ departement, nb }] : [])),
    nb: rows.reduce((total, { nb }) => total + nb, 0),
  }
}
