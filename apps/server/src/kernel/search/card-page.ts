import type { Position } from '@foulee/domain/shared/geo'
import { type SQL, sql } from 'drizzle-orm'
import { byNearness, isWithin } from './conditions.ts'
import type { ListIndex } from './list-index.ts'

/** Columns covered by an index in this order, with the id last. From the code, never user input. */
export type Order = readonly (readonly [column: string, direction?: 'desc nulls last'])[]

type PageParts = {
  where: SQL
  order: Order
  nearest?: { from: Position; among: SQL } | null
  /** Disjoint conditions, in order of relevance. */
  tiers?: readonly SQL[] | null
  total?: number | SQL | undefined
  page: number
  nb_page: number
}

const orderBy = (order: Order, of = '') =>
  sql.raw(order.map(([column, way = '']) => `${of}${column} ${way}`.trim()).join(', '))
const columnsOf = (order: Order) => sql.raw(order.map(([column]) => column).join(', '))

/**
 * SQL of one page: `cards`, comma-separated objects, and `nb`, the total. `bench/` runs it on a
 * bare server.
 */
export function buildCardPage(cards: ListIndex, parts: PageParts): SQL {
  const { where, order, nearest, tiers, total, page, nb_page } = parts
  const count = total ?? sql`(select count(*) from ${sql.raw(cards.table)} where ${where})`
  const limits = sql`limit ${nb_page} offset ${(page - 1) * nb_page}`
  if (tiers) return buildTieredPage(cards, { ...parts, tiers, count, limits })
  if (nearest) return buildNearestPage(cards, { ...parts, nearest, count, limits })
  return sql`
    select ${count}::int as nb, ${pickPage(cards, { where, ranked: orderBy(order), limits })} as cards`
}

/** Filters with an index-only scan where possible; full rows are fetched for this page only. */
function pickPage({ table, id }: ListIndex, { where, ranked, limits }: Record<string, SQL>): SQL {
  const [from, key] = [sql.raw(table), sql.raw(id)]
  return sql`(
    select coalesce(string_agg(carte, ',' order by rang), '') from (
      select ${key}, row_number() over (order by ${ranked}) as rang from ${from}
      where ${where} order by ${ranked} ${limits}
    ) p join ${from} using (${key}))`
}

type NearestParts = PageParts & Counted & { nearest: { from: Position; among: SQL } }

/**
 * k-nearest-neighbour scan to find the radius of the page, then a sort of everything within it:
 * several races of a town share one point.
 */
function buildNearestPage(cards: ListIndex, parts: NearestParts): SQL {
  const { where, order, nearest, count, limits, page, nb_page } = parts
  const away = byNearness(nearest.from)
  const reached = sql`${where} and ${isWithin(nearest.from, sql`(select metres from reach)`)}`
  const ranked = sql`${away}, ${orderBy(order)}`
  return sql`
    with reach as materialized (
      select max(metres) * 1.000001 + 0.001 as metres from (
        select ${away} as metres from ${sql.raw(cards.table)} where ${nearest.among}
        order by ${away} limit ${page * nb_page}) k)
    select ${count}::int as nb, ${pickPage(cards, { where: reached, ranked, limits })} as cards`
}

function pickCards({ table, id }: ListIndex, order: Order, limits: SQL, found: SQL): SQL {
  const ranked = sql`rang, ${orderBy(order, 'found.')}`
  return sql`(
    select coalesce(string_agg(carte, ',' order by ${ranked}), '')
    from (select * from ${found} order by ${ranked} ${limits}) found
    join ${sql.raw(table)} using (${sql.raw(id)}))`
}

type Counted = { count: SQL | number; limits: SQL }
type TieredParts = PageParts & Counted & { tiers: readonly SQL[] }

/**
 * Tier by tier, each in its own order and limited to the rows still missing: a later tier is not
 * evaluated while earlier ones fill the page. Ranking every match would grow with their number.
 */
function buildTieredPage(cards: ListIndex, parts: TieredParts): SQL {
  const { tiers, order, count, limits, page, nb_page } = parts
  const wanted = page * nb_page
  const table = sql.raw(cards.table)
  const columns = columnsOf(order)
  const firstRows = sql`order by ${orderBy(order)} limit ${wanted}`
  const getTierName = (rang: number) => `tier_${rang}`
  const join = (most: number) =>
    sql.raw(
      tiers
        .slice(0, most)
        .map((_, rang) => `table ${getTierName(rang)}`)
        .join(' union all '),
    )
  const rows = tiers.map((tier, rang) => {
    const isShort = rang
      ? sql`and (select count(*) from (${join(rang)}) before) < ${wanted}`
      : sql``
    return sql`${sql.raw(getTierName(rang))} as materialized (
      select ${columns}, ${sql.raw(String(rang))} as rang from ${table}
      where ${tier} ${isShort} ${firstRows})`
  })
  const all = sql`(${join(tiers.length)}) found`
  return sql`
    with ${sql.join(rows, sql`, `)}
    select ${count}::int as nb, ${pickCards(cards, order, limits, all)} as cards`
}
