import type { PageValues } from '@foulee/contract/shared/filters'
import type { Db } from '@foulee/db/connect'
import type { Position } from '@foulee/domain/shared/geo'
import { normalizeTexte } from '@foulee/domain/shared/recherche'
import type { Filtres, Lecture } from '@foulee/domain/shared/trouver/lecture'
import { type SQL, sql } from 'drizzle-orm'
import { buildCardPage, type Order } from './card-page.ts'
import { isAround } from './conditions.ts'
import { sumFacette } from './facettes.ts'
import { findWithTotal, type ListCaches, totalKey } from './list-caches.ts'
import type { ListIndex } from './list-index.ts'
import type { Scope } from './scope.ts'
import { buildSearch, buildTextCondition, narrowSearch } from './text-search.ts'

export type CardQuery = PageValues & {
  texte?: string | undefined
  tri?: readonly string[] | undefined
  autour?: { position: Position; rayon_km: number } | undefined
  sens?: Sens | undefined
}

/** Entities recognised in the search text (produit 14.25). */
export type Sens = {
  filtres: Filtres
  mots: string | null
}

type Listed<Query> = {
  cards: ListIndex
  isMine: (users_id: number) => SQL
  /**
   * One condition per active filter.
   * @param search result of `buildSearch` on the text
   */
  buildConditions: (query: Query, search: string | null) => SQL[]
  buildOrder: (query: Query) => Order
}

export type CardList<Query> = {
  cards: ListIndex
  readSearch: (db: Db, query: Query, listCaches: ListCaches) => Promise<string | null>
  /** Adds entities recognised in the text; otherwise returns the query unchanged. */
  understand: (db: Db, query: Query, listCaches: ListCaches, lecture: Lecture) => Promise<Query>
  buildWhere: (query: Query, search: string | null, scope: Scope) => SQL
  /**
   * SQL of one page; `bench/` runs it on a bare server.
   * @param total when known
   */
  buildPage: (query: Query, search: string | null, scope: Scope, total?: number) => SQL
  /** Result counts of several queries, capped at `COUNTED_AT_MOST`, in one statement. */
  countEach: (
    db: Db,
    queries: readonly Query[],
    scope: Scope,
    listCaches: ListCaches,
  ) => Promise<number[]>
  /**
   * One page.
   * @returns `cards`, comma-separated JSON objects; `nb`, the total
   */
  findPage: (db: Db, query: Query, scope: Scope, listCaches: ListCaches) => Promise<CardPage>
}

/** Cap of the counts for relaxed searches: beyond it the exact count does not matter. */
const COUNTED_AT_MOST = 1000

type CardPage = { cards: string; nb: number }

export function createCardList<Query extends CardQuery>(listed: Listed<Query>): CardList<Query> {
  const { cards, isMine, buildConditions, buildOrder } = listed
  const { entityTable, ledger } = cards

  const readSearch = (db: Db, { texte }: Query, { corrections }: ListCaches) =>
    buildSearch(db, texte, cards, corrections)

  const buildScope = (scope: Scope) =>
    scope.kind === 'public' ? sql`is_visible` : isMine(scope.users_id)

  const understand = async (
    db: Db,
    query: Query,
    { corrections }: ListCaches,
    lecture: Lecture,
  ) => {
    const { compris, reste, autrement } = lecture
    if (!compris.length && autrement === null) return query
    const mots = await buildSearch(db, autrement ?? reste, cards, corrections)
    return { ...query, sens: { filtres: lecture.filtres, mots } satisfies Sens }
  }

  const all = (conditions: readonly SQL[]) =>
    conditions.length ? sql.join([...conditions], sql` and `) : sql`true`

  const buildMeaning = ({ filtres, mots }: Sens) => all(buildConditions(filtres as Query, mots))

  const buildAround = (query: Query, scope: Scope) => [
    buildScope(scope),
    ...buildConditions(query, null),
  ]

  const buildWhere = (query: Query, search: string | null, scope: Scope) => {
    const { sens } = query
    if (!sens || search === null) return all([buildScope(scope), ...buildConditions(query, search)])
    const either = sql`(${buildTextCondition(search)} or (${buildMeaning(sens)}))`
    return all([...buildAround(query, scope), either])
  }

  const buildNearest = (query: Query, search: string | null, scope: Scope) => {
    const { tri, autour } = query
    if (tri?.[0] !== 'distance' || !autour) return null
    const apart = buildWhere({ ...query, autour: undefined }, search, scope)
    return { from: autour.position, among: sql`${apart} and ${isAround(autour)}` }
  }

  const isNamed = ({ texte = '' }: Query) => sql`${sql.raw(cards.nom)} = ${normalizeTexte(texte)}`

  /**
   * Relevance tiers, by default: exact names, partial names, other text matches, then recognised
   * entities.
   */
  const buildTiers = (query: Query, search: string | null, scope: Scope) => {
    if (!search || (query.tri?.[0] ?? 'pertinence') !== 'pertinence') return null
    const { sens } = query
    const around = buildAround(query, scope)
    const [words, named] = [search, narrowSearch(search)].map(buildTextCondition)
    const exact = isNamed(query)
    const tiers = [
      all([...around, sql`${words}`, exact]),
      all([...around, sql`${named} and not ${exact}`]),
      all([...around, sql`${words} and not ${named} and not ${exact}`]),
    ]
    return sens ? [...tiers, all([...around, sql`not ${words}`, buildMeaning(sens)])] : tiers
  }

  /**
   * From the cache where known; recognised entities and text are counted apart, so that each uses
   * its own index.
   */
  const buildTotal = (query: Query, search: string | null, scope: Scope): SQL | undefined => {
    const { sens } = query
    if (sens && search !== null) {
      const words = buildTextCondition(search)
      const [found, meant] = [[words], [sql`not ${words}`, buildMeaning(sens)]].map((conditions) =>
        countRows(all([...buildAround(query, scope), ...conditions])),
      )
      return sql`(${found} + ${meant})`
    }
    return scope.kind === 'public' && ledger ? sumFacette(ledger, query) : undefined
  }

  const countRows = (where: SQL, most?: number) =>
    most === undefined
      ? sql`(select count(*) from ${sql.raw(cards.table)} where ${where})`
      : sql`(select count(*) from (select from ${sql.raw(cards.table)} where ${where} limit ${most}) c)`

  const countEach = async (
    db: Db,
    queries: readonly Query[],
    scope: Scope,
    listCaches: ListCaches,
  ) => {
    if (!queries.length) return []
    const counts: SQL[] = []
    for (const query of queries) {
      const where = buildWhere(query, await readSearch(db, query, listCaches), scope)
      counts.push(sql`${countRows(where, COUNTED_AT_MOST)}::int`)
    }
    const { rows } = await db.execute<{ counts: number[] }>(
      sql`select json_build_array(${sql.join(counts, sql`, `)}) as counts`,
    )
    return rows[0]?.counts ?? []
  }

  const buildPage = (query: Query, search: string | null, scope: Scope, total?: number) => {
    const { page, nb_page } = query
    return buildCardPage(cards, {
      where: buildWhere(query, search, scope),
      order: buildOrder(query),
      nearest: buildNearest(query, search, scope),
      tiers: buildTiers(query, search, scope),
      total: total ?? buildTotal(query, search, scope),
      page,
      nb_page,
    })
  }

  const findPage = async (db: Db, query: Query, scope: Scope, listCaches: ListCaches) => {
    const search = await readSearch(db, query, listCaches)
    const find = async (total?: number) => {
      const { rows } = await db.execute<CardPage>(buildPage(query, search, scope, total))
      return rows[0] ?? { cards: '', nb: 0 }
    }
    if (scope.kind !== 'public') return find()
    return findWithTotal(listCaches, { name: totalKey(entityTable, query), tag: entityTable }, find)
  }

  return { cards, readSearch, understand, buildWhere, buildPage, countEach, findPage }
}

export const writeCardPage = ({ cards, nb }: CardPage): string =>
  `{"success":true,"data":[${cards}],"nb":${nb}}`
