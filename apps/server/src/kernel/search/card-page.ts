import type { Position } from '@foulee/domain/shared/geo'
import { type SQL, sql } from 'drizzle-orm'
import type { Cards } from './cards.ts'
import { byNearness, isWithin } from './conditions.ts'

/** Columns that an index has in this order, the id last. Names are ours, never a caller's. */
export type Order = readonly (readonly [column: string, direction?: 'desc nulls last'])[]

type PageParts = {
  where: SQL
  order: Order
  /** From the nearest to a place on, then in the order; `among`: `where` with the box of the circle. */
  nearest?: { from: Position; among: SQL } | null
  /** What comes first, then what comes after it; no row passes two of them. */
  tiers?: readonly SQL[] | null
  /** How many there are in all, or what tells it, when that need not be counted. */
  total?: number | SQL | undefined
  page: number
  nb_page: number
}

const orderBy = (order: Order, of = '') =>
  sql.raw(order.map(([column, way = '']) => `${of}${column} ${way}`.trim()).join(', '))
const columnsOf = (order: Order) => sql.raw(order.map(([column]) => column).join(', '))

/**
 * The one statement of a page of cards: `cards`, comma-separated objects, and `nb`, how many there
 * are in all. `bench/` asks the same of a bare server.
 */
export function buildCardPage(cards: Cards, parts: PageParts): SQL {
  const { where, order, nearest, tiers, total, page, nb_page } = parts
  const count = total ?? sql`(select count(*) from ${sql.raw(cards.table)} where ${where})`
  const limits = sql`limit ${nb_page} offset ${(page - 1) * nb_page}`
  if (tiers) return buildTieredPage(cards, { ...parts, tiers, count, limits })
  if (nearest) return buildNearestPage(cards, { ...parts, nearest, count, limits })
  return sql`
    select ${count}::int as nb, ${pickPage(cards, { where, ranked: orderBy(order), limits })} as cards`
}

/**
 * The cards of one page, in their order. Which rows pass is read in an index alone where one holds
 * all that is asked; the rows themselves are read for this page only.
 */
function pickPage({ table, id }: Cards, { where, ranked, limits }: Record<string, SQL>): SQL {
  const [from, key] = [sql.raw(table), sql.raw(id)]
  return sql`(
    select coalesce(string_agg(carte, ',' order by rang), '') from (
      select ${key}, row_number() over (order by ${ranked}) as rang from ${from}
      where ${where} order by ${ranked} ${limits}
    ) p join ${from} using (${key}))`
}

type NearestParts = PageParts & Counted & { nearest: { from: Position; among: SQL } }

/**
 * The index gives the nearest first, which tells how far one must go for so many rows. Those as near
 * as that are then sorted, since several races of a town stand on one spot.
 */
function buildNearestPage(cards: Cards, parts: NearestParts): SQL {
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

/** The cards of one page of `found`. */
function pickCards({ table, id }: Cards, order: Order, limits: SQL, found: SQL): SQL {
  const ranked = sql`rang, ${orderBy(order, 'found.')}`
  return sql`(
    select coalesce(string_agg(carte, ',' order by ${ranked}), '')
    from (select * from ${found} order by ${ranked} ${limits}) found
    join ${sql.raw(table)} using (${sql.raw(id)}))`
}

/** What every form of the page carries. */
type Counted = { count: SQL | number; limits: SQL }
type TieredParts = PageParts & Counted & { tiers: readonly SQL[] }

/**
 * Tier after tier, each in its order: those named so, then those found by other words, then those that
 * the words mean. Each part stops at the last row of the page, and none is read while those before it
 * fill the page: a rank of every row that passes would grow with their number.
 */
function buildTieredPage(cards: Cards, parts: TieredParts): SQL {
  const { tiers, order, count, limits, page, nb_page } = parts
  const wanted = page * nb_page
  const table = sql.raw(cards.table)
  const columns = columnsOf(order)
  const firstRows = sql`order by ${orderBy(order)} limit ${wanted}`
  const nameTier = (rang: number) => `tier_${rang}`
  const join = (most: number) =>
    sql.raw(
      tiers
        .slice(0, most)
        .map((_, rang) => `table ${nameTier(rang)}`)
        .join(' union all '),
    )
  const rows = tiers.map((tier, rang) => {
    const isShort = rang
      ? sql`and (select count(*) from (${join(rang)}) before) < ${wanted}`
      : sql``
    return sql`${sql.raw(nameTier(rang))} as materialized (
      select ${columns}, ${sql.raw(String(rang))} as rang from ${table}
      where ${tier} ${isShort} ${firstRows})`
  })
  const all = sql`(${join(tiers.length)}) found`
  return sql`
    with ${sql.join(rows, sql`, `)}
    select ${count}::int as nb, ${pickCards(cards, order, limits, all)} as cards`
}
