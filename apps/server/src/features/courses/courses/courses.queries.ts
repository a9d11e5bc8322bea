import type { Db } from '@foulee/db/connect'
import { DASHBOARD_GROUPS } from '@foulee/domain/courses/epreuve'
import { normalizeTexte } from '@foulee/domain/recherche'
import { type SQL, sql } from 'drizzle-orm'
import { buildCardPage } from '../../../recherche/card-page.ts'
import { isAround } from '../../../recherche/conditions.ts'
import { readFacettes, sumFacette } from '../../../recherche/facettes.ts'
import { findCounted, type Kept, nameTotal } from '../../../recherche/kept.ts'
import type { Scope } from '../../../recherche/scope.ts'
import {
  buildSearch,
  buildTextCondition,
  type Mots,
  narrowSearch,
} from '../../../recherche/text-search.ts'
import { ofOrganisateur } from '../organisateurs/organisateurs.membership.ts'
import { buildConditions, buildOrder, type CourseQuery, readCircle } from './course-conditions.ts'

function buildScope(scope: Scope): SQL {
  if (scope.kind === 'public') return sql`is_visible`
  return ofOrganisateur.isManaged(sql`organisateurs_id`, scope.users_id)
}

/** The words that races are found by. */
export const MOTS: Mots = { table: 'course_mots', tag: 'courses' }

export const readSearch = (db: Db, query: CourseQuery, { corrections }: Kept) =>
  buildSearch(db, query.texte as string | undefined, MOTS, corrections)

export const buildWhere = (query: CourseQuery, search: string | null, scope: Scope) =>
  sql.join([buildScope(scope), ...buildConditions(query, search)], sql` and `)

/**
 * One page of races as the finished JSON of their cards.
 * @returns `cards`, comma-separated objects; `nb`, how many there are in all
 */
export async function findCoursePage(
  db: Db,
  query: CourseQuery,
  scope: Scope,
  kept: Kept,
): Promise<{ cards: string; nb: number }> {
  const search = await readSearch(db, query, kept)
  const find = async (total?: number) => {
    const { rows } = await db.execute<{ cards: string; nb: number }>(
      buildCoursePage(query, search, scope, total),
    )
    return rows[0] ?? { cards: '', nb: 0 }
  }
  if (scope.kind !== 'public') return find()
  return findCounted(kept, { name: nameTotal('courses', query), tag: 'courses' }, find)
}

/**
 * The one statement of a page; `bench/` asks the same of a bare server.
 * @param search what `buildSearch` made of the text
 * @param total how many races there are in all, when that is known
 */
export function buildCoursePage(
  query: CourseQuery,
  search: string | null,
  scope: Scope,
  total?: number,
): SQL {
  const where = buildWhere(query, search, scope)
  const { page, nb_page } = query
  return buildCardPage(
    { table: 'course_cards', id: 'courses_id' },
    {
      where,
      order: buildOrder(query),
      nearest: buildNearest(query, search, scope),
      tiers: buildTiers(query, search, scope),
      total: total ?? (scope.kind === 'public' ? sumFacette('course', query) : undefined),
      page,
      nb_page,
    },
  )
}

/** By distance: from where, and among what; a box is what the index of nearness can be cut with. */
function buildNearest(query: CourseQuery, search: string | null, scope: Scope) {
  const circle = readCircle(query)
  if (!circle) return null
  const apart = buildWhere({ ...query, autour: undefined }, search, scope)
  return { from: circle.position, among: sql`${apart} and ${isAround(circle)}` }
}

/** By relevance: races named so, then those found by other words. */
function buildTiers(query: CourseQuery, search: string | null, scope: Scope) {
  if (!search || (query.tri?.[0] ?? 'pertinence') !== 'pertinence') return null
  const narrow = narrowSearch(search)
  const others = sql`${buildWhere(query, search, scope)} and not ${buildTextCondition(narrow)}`
  return { named: buildWhere(query, narrow, scope), others }
}

/** The ids of the next races that pass the filters, nearest date first. */
export async function findCourseIds(
  db: Db,
  query: CourseQuery,
  scope: Scope,
  kept: Kept,
  max: number,
) {
  const where = buildWhere(query, await readSearch(db, query, kept), scope)
  const { rows } = await db.execute<{ fiche: string }>(sql`
    select fiche from course_cards where ${where} order by rang_date, courses_id limit ${max}`)
  return rows.map(({ fiche }) => fiche)
}

export type CourseRow = {
  courses_id: number
  organisateurs_id: number
  is_visible: boolean
  fiche: string
}

/** `bench/` asks the same of a bare server. */
export const GET_BY_SLUG = `select courses_id, organisateurs_id, is_visible, fiche
  from course_cards where slug = $1`
const GET_BY_ID = `select courses_id, organisateurs_id, is_visible, fiche
  from course_cards where courses_id = $1`

const IS_ID = /^\d{1,9}$/

/** One race by id or slug, visible or not; a named statement, since every race page asks it. */
export async function findCourse(db: Db, idOrSlug: string): Promise<CourseRow | null> {
  const statement = IS_ID.test(idOrSlug)
    ? { name: 'course_by_id', text: GET_BY_ID }
    : { name: 'course_by_slug', text: GET_BY_SLUG }
  const { rows } = await db.$client.query<CourseRow>({ ...statement, values: [idOrSlug] })
  return rows[0] ?? null
}

type CalendarCounts = {
  departements: { departement: string; nb: number }[]
  mois: { mois: string; nb: number }[]
  nb: number
}

/** Races to come by department and by month, for the public directory. */
export async function countCalendar(db: Db): Promise<CalendarCounts> {
  const { departement_a_venir = {}, mois_a_venir = {}, a_venir } = await readFacettes(db, 'course')
  return {
    departements: Object.entries(departement_a_venir).map(([departement, nb]) => ({
      departement,
      nb,
    })),
    mois: Object.entries(mois_a_venir).map(([mois, nb]) => ({ mois, nb })),
    nb: a_venir?.[''] ?? 0,
  }
}

/** The next races of each dashboard group (produit 8.18), as the JSON of their cards. */
export async function findDashboardCards(db: Db, perGroup: number): Promise<string> {
  const groups = DASHBOARD_GROUPS.map(
    (group) => sql`${sql.raw(`'"${group}":['`)} || (
      select coalesce(string_agg(carte, ','), '') from (
        select carte from course_cards
        where is_visible and rang_date < 200000 and groupes @> array[${group}]
        order by rang_date, courses_id limit ${perGroup}) p) || ']'`,
  )
  const { rows } = await db.execute<{ body: string }>(
    sql`select ${sql.join(groups, sql` || ',' || `)} as body`,
  )
  return `{${rows[0]?.body ?? ''}}`
}

export type OrganisateurRow = {
  id: number
  slug: string
  nom: string
  ville: string | null
  code_postal: string | null
}

/** Organisers by name or town, closest first. */
export async function findOrganisateurs(db: Db, recherche: string, max: number) {
  const texte = normalizeTexte(recherche)
  const like = `%${texte.replace(/[\\%_]/g, '\\$&')}%`
  const where = texte ? sql`recherche like ${like} or ${texte} <% recherche` : sql`true`
  const { rows } = await db.execute<OrganisateurRow>(sql`
    select id, slug, nom, ville, code_postal from organisateurs where ${where}
    order by word_similarity(${texte}, recherche) desc, nom, id limit ${max}`)
  const total = await db.execute<{ nb: number }>(
    sql`select count(*)::int as nb from organisateurs where ${where}`,
  )
  return { organisateurs: rows, nb: total.rows[0]?.nb ?? 0 }
}
