import { type SQL, sql } from 'drizzle-orm'

/** A read model with one row per thing: its finished JSON is in `carte`. */
export type Cards = {
  table: 'course_cards' | 'parcours_cards'
  id: 'courses_id' | 'parcours_id'
}

/** Columns that an index has in this order, the id last. Names are ours, never a caller's. */
export type Order = readonly (readonly [column: string, direction?: 'desc nulls last'])[]

type PageParts = {
  where: SQL
  order: Order
  /** What is computed for each row and comes before the order, smallest first. */
  sortKey?: SQL | null
  /** Two tiers: what comes first, and the others. */
  tiers?: { named: SQL; others: SQL } | null
  /** How many there are in all, when that is known. */
  total?: number | undefined
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
  const { where, order, sortKey, tiers, total, page, nb_page } = parts
  const table = sql.raw(cards.table)
  const limits = sql`limit ${nb_page} offset ${(page - 1) * nb_page}`
  if (sortKey) {
    // To sort them, every row that passes is read anyway: they are counted on the way.
    return sql`
      with found as materialized (
        select ${columnsOf(order)}, ${sortKey} as rang from ${table} where ${where})
      select (select count(*)::int from found) as nb, ${pickCards(cards, order, limits)} as cards`
  }
  // In the order of an index, the page stops at its last row: the count is apart.
  const count = total ?? sql`(select count(*) from ${table} where ${where})`
  if (tiers) return buildTieredPage(cards, { ...parts, tiers, count, limits })
  return sql`
    select ${count}::int as nb,
      (select coalesce(string_agg(carte, ','), '') from (
        select carte from ${table} where ${where} order by ${orderBy(order)} ${limits}
      ) p) as cards`
}

/** The cards of one page of `found`. */
function pickCards({ table, id }: Cards, order: Order, limits: SQL, found = sql`found`): SQL {
  const ranked = sql`rang, ${orderBy(order, 'found.')}`
  return sql`(
    select coalesce(string_agg(carte, ',' order by ${ranked}), '')
    from (select * from ${found} order by ${ranked} ${limits}) found
    join ${sql.raw(table)} using (${sql.raw(id)}))`
}

type TieredParts = PageParts & {
  tiers: { named: SQL; others: SQL }
  count: SQL | number
  limits: SQL
}

/**
 * Those named so in their order, then those found by other words. Each part stops at the last row of
 * the page, and the second is not read while the first fills it: a rank of every row that passes
 * would grow with their number.
 */
function buildTieredPage(cards: Cards, parts: TieredParts): SQL {
  const { tiers, order, count, limits, page, nb_page } = parts
  const wanted = page * nb_page
  const table = sql.raw(cards.table)
  const columns = columnsOf(order)
  const firstRows = sql`order by ${orderBy(order)} limit ${wanted}`
  const all = sql`(table named union all table others) found`
  return sql`
    with named as materialized (
      select ${columns}, 0 as rang from ${table} where ${tiers.named} ${firstRows}),
    others as materialized (
      select ${columns}, 1 as rang from ${table}
      where ${tiers.others} and (select count(*) from named) < ${wanted} ${firstRows})
    select ${count}::int as nb, ${pickCards(cards, order, limits, all)} as cards`
}
