import type { PageValues } from '@foulee/contract/filters'
import type { Db } from '@foulee/db/connect'
import type { Position } from '@foulee/domain/geo'
import { type SQL, sql } from 'drizzle-orm'
import { buildCardPage, type Order } from './card-page.ts'
import type { Cards } from './cards.ts'
import { isAround } from './conditions.ts'
import { sumFacette } from './facettes.ts'
import { findCounted, type Kept, nameTotal } from './kept.ts'
import type { Scope } from './scope.ts'
import { buildSearch, buildTextCondition, narrowSearch } from './text-search.ts'

/** What every list of cards is asked with; each kind adds filters of its own. */
type CardQuery = PageValues & {
  texte?: string | undefined
  tri?: readonly string[] | undefined
  autour?: { position: Position; rayon_km: number } | undefined
}

/** A kind of thing that is listed, and what its own filters and orders mean. */
type Listed<Query> = {
  cards: Cards
  /** A condition: this member sees it among what is theirs. */
  isMine: (users_id: number) => SQL
  /**
   * One condition for each filter that is applied.
   * @param search what `buildSearch` made of the text
   */
  buildConditions: (query: Query, search: string | null) => SQL[]
  buildOrder: (query: Query) => Order
}

/** The lists of one kind of thing: filters, words, nearness, relevance and totals are read alike. */
export type CardList<Query> = {
  cards: Cards
  readSearch: (db: Db, query: Query, kept: Kept) => Promise<string | null>
  buildWhere: (query: Query, search: string | null, scope: Scope) => SQL
  /**
   * The one statement of a page; `bench/` asks the same of a bare server.
   * @param total how many there are in all, when that is known
   */
  buildPage: (query: Query, search: string | null, scope: Scope, total?: number) => SQL
  /**
   * One page as the finished JSON of its cards.
   * @returns `cards`, comma-separated objects; `nb`, how many there are in all
   */
  findPage: (db: Db, query: Query, scope: Scope, kept: Kept) => Promise<CardPage>
}

type CardPage = { cards: string; nb: number }

export function createCardList<Query extends CardQuery>(listed: Listed<Query>): CardList<Query> {
  const { cards, isMine, buildConditions, buildOrder } = listed
  const { things, ledger } = cards

  const readSearch = (db: Db, { texte }: Query, { corrections }: Kept) =>
    buildSearch(db, texte, cards, corrections)

  const buildScope = (scope: Scope) =>
    scope.kind === 'public' ? sql`is_visible` : isMine(scope.users_id)

  const buildWhere = (query: Query, search: string | null, scope: Scope) =>
    sql.join([buildScope(scope), ...buildConditions(query, search)], sql` and `)

  /** By distance: from where, and among what; a box is what the index of nearness can be cut with. */
  const buildNearest = (query: Query, search: string | null, scope: Scope) => {
    const { tri, autour } = query
    if (tri?.[0] !== 'distance' || !autour) return null
    const apart = buildWhere({ ...query, autour: undefined }, search, scope)
    return { from: autour.position, among: sql`${apart} and ${isAround(autour)}` }
  }

  /** By relevance, unless told otherwise: things named so, then those found by other words. */
  const buildTiers = (query: Query, search: string | null, scope: Scope) => {
    if (!search || (query.tri?.[0] ?? 'pertinence') !== 'pertinence') return null
    const narrow = narrowSearch(search)
    const others = sql`${buildWhere(query, search, scope)} and not ${buildTextCondition(narrow)}`
    return { named: buildWhere(query, narrow, scope), others }
  }

  const buildPage = (query: Query, search: string | null, scope: Scope, total?: number) => {
    const { page, nb_page } = query
    return buildCardPage(cards, {
      where: buildWhere(query, search, scope),
      order: buildOrder(query),
      nearest: buildNearest(query, search, scope),
      tiers: buildTiers(query, search, scope),
      total: total ?? (scope.kind === 'public' && ledger ? sumFacette(ledger, query) : undefined),
      page,
      nb_page,
    })
  }

  const findPage = async (db: Db, query: Query, scope: Scope, kept: Kept) => {
    const search = await readSearch(db, query, kept)
    const find = async (total?: number) => {
      const { rows } = await db.execute<CardPage>(buildPage(query, search, scope, total))
      return rows[0] ?? { cards: '', nb: 0 }
    }
    if (scope.kind !== 'public') return find()
    return findCounted(kept, { name: nameTotal(things, query), tag: things }, find)
  }

  return { cards, readSearch, buildWhere, buildPage, findPage }
}

/** A page of cards as the answer of a list. */
export const writeCardPage = ({ cards, nb }: CardPage): string =>
  `{"success":true,"data":[${cards}],"nb":${nb}}`
