import type { Db } from '@foulee/db/connect'
import { type SQL, sql } from 'drizzle-orm'
import { buildCardPage } from '../../../recherche/card-page.ts'
import { isAround } from '../../../recherche/conditions.ts'
import { sumFacette } from '../../../recherche/facettes.ts'
import { findCounted, type Kept, nameTotal } from '../../../recherche/kept.ts'
import type { Scope } from '../../../recherche/scope.ts'
import {
  buildSearch,
  buildTextCondition,
  type Mots,
  narrowSearch,
} from '../../../recherche/text-search.ts'
import {
  buildConditions,
  buildOrder,
  isByRelevance,
  type ParcoursQuery,
  readCircle,
} from './parcours-conditions.ts'

const buildScope = (scope: Scope): SQL =>
  scope.kind === 'public' ? sql`is_visible` : sql`users_id = ${scope.users_id}`

/** The words that routes are found by. */
export const MOTS: Mots = { table: 'parcours_mots', tag: 'parcours' }

export const readSearch = (db: Db, query: ParcoursQuery, { corrections }: Kept) =>
  buildSearch(db, query.texte, MOTS, corrections)

export const buildWhere = (query: ParcoursQuery, search: string | null, scope: Scope) =>
  sql.join([buildScope(scope), ...buildConditions(query, search)], sql` and `)

/**
 * One page of routes as the finished JSON of their cards.
 * @returns `cards`, comma-separated objects; `nb`, how many there are in all
 */
export async function findParcoursPage(
  db: Db,
  query: ParcoursQuery,
  scope: Scope,
  kept: Kept,
): Promise<{ cards: string; nb: number }> {
  const search = await readSearch(db, query, kept)
  const find = async (total?: number) => {
    const { rows } = await db.execute<{ cards: string; nb: number }>(
      buildParcoursPage(query, search, scope, total),
    )
    return rows[0] ?? { cards: '', nb: 0 }
  }
  if (scope.kind !== 'public') return find()
  return findCounted(kept, { name: nameTotal('parcours', query), tag: 'parcours' }, find)
}

/**
 * The one statement of a page; `bench/` asks the same of a bare server.
 * @param search what `buildSearch` made of the text
 * @param total how many routes there are in all, when that is known
 */
export function buildParcoursPage(
  query: ParcoursQuery,
  search: string | null,
  scope: Scope,
  total?: number,
): SQL {
  const { page, nb_page } = query
  return buildCardPage(
    { table: 'parcours_cards', id: 'parcours_id' },
    {
      where: buildWhere(query, search, scope),
      order: buildOrder(query),
      nearest: buildNearest(query, search, scope),
      tiers: buildTiers(query, search, scope),
      total: total ?? (scope.kind === 'public' ? sumFacette('parcours', query) : undefined),
      page,
      nb_page,
    },
  )
}

/** By distance: from where, and among what; a box is what the index of nearness can be cut with. */
function buildNearest(query: ParcoursQuery, search: string | null, scope: Scope) {
  const circle = readCircle(query)
  if (!circle) return null
  const apart = buildWhere({ ...query, autour: undefined }, search, scope)
  return { from: circle.position, among: sql`${apart} and ${isAround(circle)}` }
}

/** By relevance: routes named so, then those found by other words. */
function buildTiers(query: ParcoursQuery, search: string | null, scope: Scope) {
  if (!search || !isByRelevance(query)) return null
  const narrow = narrowSearch(search)
  const others = sql`${buildWhere(query, search, scope)} and not ${buildTextCondition(narrow)}`
  return { named: buildWhere(query, narrow, scope), others }
}

export type ParcoursRow = {
  parcours_id: number
  slug: string
  /** The author; null once the account is erased. */
  users_id: number | null
  is_visible: boolean
  /** Finished JSON of the route (`Parcours` of the contract). */
  fiche: string
}

/** `bench/` asks the same of a bare server. */
export const GET_BY_SLUG = `select parcours_id, slug, users_id, is_visible, fiche
  from parcours_cards where slug = $1`
const GET_BY_ID = `select parcours_id, slug, users_id, is_visible, fiche
  from parcours_cards where parcours_id = $1`

const IS_ID = /^\d{1,9}$/

/** One route by id or slug, visible or not; a named statement, since every route page asks it. */
export async function findParcours(db: Db, idOrSlug: string): Promise<ParcoursRow | null> {
  const statement = IS_ID.test(idOrSlug)
    ? { name: 'parcours_by_id', text: GET_BY_ID }
    : { name: 'parcours_by_slug', text: GET_BY_SLUG }
  const { rows } = await db.$client.query<ParcoursRow>({ ...statement, values: [idOrSlug] })
  return rows[0] ?? null
}
