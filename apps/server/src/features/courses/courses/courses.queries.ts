import type { Db } from '@foulee/db/connect'
import { DASHBOARD_GROUPS } from '@foulee/domain/courses/epreuve'
import { normalizeTexte } from '@foulee/domain/shared/recherche'
import { type SQL, sql } from 'drizzle-orm'
import { ofOrganisateur } from '#kernel/organisations/organisateurs.membership.ts'
import { createCardList } from '#kernel/search/card-list.ts'
import { createCardReader } from '#kernel/search/card-row.ts'
import { distanceFrom } from '#kernel/search/conditions.ts'
import { readFacettes } from '#kernel/search/facettes.ts'
import type { ListCaches } from '#kernel/search/list-caches.ts'
import type { ListIndex } from '#kernel/search/list-index.ts'
import type { Scope } from '#kernel/search/scope.ts'
import { createSearchQuery } from '#kernel/search/search-query.ts'
import { buildTextCondition, narrowSearch } from '#kernel/search/text-search.ts'
import type { Alentour } from '#platform/geo/nearby.ts'
import { buildConditions, buildOrder, type CourseQuery } from './course-conditions.ts'

const CARDS: ListIndex = {
  table: 'course_cards',
  id: 'courses_id',
  entityTable: 'courses',
  genre: 'course',
  ledger: 'course',
  mots: 'course_mots',
  nom: 'nom_tri',
}

export const courseList = createCardList<CourseQuery>({
  cards: CARDS,
  isMine: (users_id) => ofOrganisateur.isManaged(sql`organisateurs_id`, users_id),
  buildConditions,
  buildOrder,
})

export const courseSearch = createSearchQuery({ quoi: 'courses', isDated: true }, courseList)

export async function findCourseIds(
  db: Db,
  query: CourseQuery,
  scope: Scope,
  listCaches: ListCaches,
  max: number,
) {
  const search = await courseList.readSearch(db, query, listCaches)
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

/** `bench/` sends the same statement to a bare server. */
export const COURSE_BY_SLUG = reader.bySlug

export const findCourse = reader.find

type CalendarCounts = {
  departements: { departement: string; nb: number }[]
  mois: { mois: string; nb: number }[]
  nb: number
  /** Cancelled races stay listed and count nowhere else. */
  nb_annulees: number
}

export async function countCalendar(db: Db): Promise<CalendarCounts> {
  const { departement_a_venir = {}, mois_a_venir = {}, a_venir } = await readFacettes(db, 'course')
  const cancelled = await findCancelled(db)
  const without = (all: Record<string, number>, keyOf: (cancelled: Cancelled) => string | null) => {
    const gone = Map.groupBy(cancelled, keyOf)
    return Object.entries(all)
      .map(([key, nb]): [string, number] => [key, nb - (gone.get(key)?.length ?? 0)])
      .filter(([, nb]) => nb > 0)
  }
  return {
    departements: without(departement_a_venir, ({ departement }) => departement).map(
      ([departement, nb]) => ({ departement, nb }),
    ),
    mois: without(mois_a_venir, ({ mois }) => mois).map(([mois, nb]) => ({ mois, nb })),
    nb: (a_venir?.[''] ?? 0) - cancelled.length,
    nb_annulees: cancelled.length,
  }
}

type Cancelled = { departement: string | null; mois: string }

async function findCancelled(db: Db): Promise<Cancelled[]> {
  const { rows } = await db.execute<Cancelled>(sql`
    select departement, to_char(date_debut, 'YYYY-MM') as mois from course_cards
    where is_visible and rang_date < 200000 and courses_id in (
      select id from courses where etat < 0
      union all
      select e.courses_id from editions e join course_cards c on c.courses_id = e.courses_id
      where e.annulee and e.date_debut = c.date_debut)`)
  return rows
}

/** Radius around a member's home, in metres. */
const DASHBOARD_NEAR = 50_000

/** A race without a position, or a member with only a département, is compared by département. */
const isNearHome = ({ est_departement, position, departement }: Alentour): SQL => sql`coalesce(
  ${est_departement ? sql`null::boolean` : sql`${distanceFrom(position)} < ${DASHBOARD_NEAR}::float8`},
  departement = ${departement}, false)`

const DASHBOARD_REACH = 300

/**
 * The next races of each dashboard group (produit 8.18), as the JSON of their cards: open ones
 * before full, closed or cancelled ones, and near ones first.
 */
export async function findDashboardCards(
  db: Db,
  perGroup: number,
  alentour: Alentour | null = null,
): Promise<string> {
  const nearFirst = alentour ? sql`${isNearHome(alentour)} desc,` : sql``
  const groups = DASHBOARD_GROUPS.map(
    (group) => sql`${sql.raw(`'"${group}":['`)} || (
      select coalesce(string_agg(carte, ','), '') from (
        select carte from (
          select c.carte, c.rang_date, c.courses_id, c.departement, c.position,
            r.etat < 0 or coalesce(c.inscription in ('complete', 'close'), false) as est_finie
          from course_cards c join courses r on r.id = c.courses_id
          where c.is_visible and c.rang_date < 200000 and c.groupes @> array[${group}]
          order by c.rang_date, c.courses_id limit ${DASHBOARD_REACH}) n
        order by est_finie, ${nearFirst} rang_date, courses_id
        limit ${perGroup}) p) || ']'`,
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
  course: string | null
}

const MOST_CALLED = 500

/** @param search result of `buildSearch` for the text; null without words */
export function buildOrganisateurs(texte: string, search: string | null, max: number): SQL {
  const like = `%${texte.replace(/[\\%_]/g, '\\$&')}%`
  const named = texte ? sql`recherche like ${like} or ${texte} <% recherche` : sql`true`
  const isCalled = search
    ? sql`is_visible and ${buildTextCondition(narrowSearch(search))}`
    : sql`false`
  return sql`
    with nommes as materialized (select id from organisateurs where ${named}),
    appelees as materialized (
      select organisateurs_id, carte, rang_date, courses_id from course_cards where ${isCalled}
      order by rang_date, courses_id limit ${MOST_CALLED}),
    par_course as (
      select distinct on (organisateurs_id) organisateurs_id as id, carte::json->>'nom' as course
      from appelees where organisateurs_id not in (select id from nommes)
      order by organisateurs_id, rang_date, courses_id),
    tous as (select id, null as course from nommes union all table par_course)
    select o.id, o.slug, o.nom, o.ville, o.code_postal, t.course, count(*) over ()::int as nb
    from tous t join organisateurs o on o.id = t.id
    order by t.course is not null, word_similarity(${texte}, o.recherche) desc, o.nom, o.id
    limit ${max}`
}

export async function findOrganisateurs(
  db: Db,
  recherche: string,
  listCaches: ListCaches,
  max: number,
) {
  const texte = normalizeTexte(recherche)
  const search = await courseList.readSearch(db, { texte, page: 1, nb_page: 1 }, listCaches)
  const { rows } = await db.execute<OrganisateurRow & { nb: number }>(
    buildOrganisateurs(texte, search, max),
  )
  return {
    organisateurs: rows.map(({ nb: _, ...organisateur }): OrganisateurRow => organisateur),
    nb: rows[0]?.nb ?? 0,
  }
}
