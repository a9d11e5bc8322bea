import type { Db } from '@foulee/db/connect'
import { DASHBOARD_GROUPS } from '@foulee/domain/courses/epreuve'
import { normalizeTexte } from '@foulee/domain/recherche'
import { sql } from 'drizzle-orm'
import { createCardList } from '../../../recherche/card-list.ts'
import { createCardReader } from '../../../recherche/card-row.ts'
import type { Cards } from '../../../recherche/cards.ts'
import { readFacettes } from '../../../recherche/facettes.ts'
import type { Kept } from '../../../recherche/kept.ts'
import type { Scope } from '../../../recherche/scope.ts'
import { ofOrganisateur } from '../organisateurs/organisateurs.membership.ts'
import { buildConditions, buildOrder, type CourseQuery } from './course-conditions.ts'

/** The read model of races. */
const CARDS: Cards = {
  table: 'course_cards',
  id: 'courses_id',
  things: 'courses',
  genre: 'course',
  ledger: 'course',
  mots: 'course_mots',
}

export const courseList = createCardList<CourseQuery>({
  cards: CARDS,
  isMine: (users_id) => ofOrganisateur.isManaged(sql`organisateurs_id`, users_id),
  buildConditions,
  buildOrder,
})

/** The ids of the next races that pass the filters, nearest date first. */
export async function findCourseIds(
  db: Db,
  query: CourseQuery,
  scope: Scope,
  kept: Kept,
  max: number,
) {
  const search = await courseList.readSearch(db, query, kept)
  const where = courseList.buildWhere(query, search, scope)
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

const reader = createCardReader<CourseRow>(CARDS, [
  'courses_id',
  'organisateurs_id',
  'is_visible',
  'fiche',
])

/** `bench/` asks the same of a bare server. */
export const COURSE_BY_SLUG = reader.bySlug

/** One race by id or slug, visible or not. */
export const findCourse = reader.find

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
