import type { Course } from '@foulee/contract/courses/courses'
import { TYPE_COURSE_LABELS } from '@foulee/domain/courses/course'
import { getDashboardGroups } from '@foulee/domain/courses/epreuve'
import { listServices } from '@foulee/domain/courses/pratique'
import { isCancelled, isPublished } from '@foulee/domain/shared/publication'
import { normalizeTexte } from '@foulee/domain/shared/recherche'
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../connect.ts'
import { type CourseFacts, findCourseFacts } from './course-facts.ts'
import {
  findDefaultEdition,
  findExpiry,
  listOffered,
  presentCourse,
  presentCourseCard,
} from './course-presenter.ts'
import { chooseProfil, findProfils, type Profils } from './course-profil.ts'
import {
  type ChangeKind,
  columnList,
  listAreaNames,
  rebuildCards,
  replaceColumns,
} from './rebuild.ts'
import { joinWords, saveMots } from './search-words.ts'

const BATCH = 500
const DAY_MS = 86_400_000
/** Sort offset: past races rank after all upcoming ones. */
const PAST = 200_000
const UNDATED = 1_000_000

/** The rows alone: whatever else shows these races is rebuilt by `rebuildCourseCards`. */
export const writeCourseCards = (
  tx: Tx,
  ids: readonly number[],
  now: Date,
  changeKind: ChangeKind,
) =>
  rebuildCards(tx, {
    table: { name: 'course_cards', id: 'courses_id' },
    ids,
    changeKind,
    batch: BATCH,
    list: 'courses',
    tags: ids.map((id) => `course:${id}` as const),
    write: async (tx, batch) => {
      const races = (await findCourseFacts(tx, batch)).map((facts) => ({
        facts,
        course: presentCourse(facts, now),
      }))
      const profils = await findProfils(
        tx,
        races.map(({ course }) => course),
      )
      await writeCards(
        tx,
        races.map((race) => buildCard({ ...race, profils }, now)),
      )
    },
  })

/** Upcoming by date, then past in reverse, then undated. */
function rankByDate(edition: { date_debut: string | null; is_past: boolean } | null): number {
  if (!edition?.date_debut) return UNDATED
  const day = Date.parse(edition.date_debut) / DAY_MS
  return edition.is_past ? 2 * PAST - day : day
}

type Race = { facts: CourseFacts; course: Course; profils: Profils }

function buildCard({ facts, course: undrawn, profils }: Race, now: Date) {
  const edition = findDefaultEdition(undrawn)
  const profil = chooseProfil(edition, profils)
  const course = profil ? { ...undrawn, profil } : undrawn
  const epreuves = edition ? listOffered(edition) : []
  const heavy = joinWords([course.nom, course.ville ?? ''])
  const light = joinWords(lightWords(course))
  const types = [...new Set([...course.types, ...epreuves.map(({ type }) => type)])]
  return {
    courses_id: course.id,
    slug: course.slug,
    organisateurs_id: course.organisateurs_id,
    is_visible: isPublished(course.etat) || isCancelled(course.etat),
    nom_tri: normalizeTexte(course.nom),
    heavy,
    light,
    departement: course.departement,
    region: course.region,
    lon: course.position?.[0] ?? null,
    lat: course.position?.[1] ?? null,
    date_debut: edition?.date_debut ?? null,
    date_fin: edition ? (edition.editions_fin ?? edition.date_debut) : null,
    rang_date: rankByDate(edition),
    types,
    surfaces: [...new Set(epreuves.flatMap(({ surfaces }) => Object.keys(surfaces)))],
    services: listServices(course.pratique),
    groupes: [...new Set(epreuves.flatMap((epreuve) => getDashboardGroups(epreuve)))],
    label_ffa: epreuves.some(({ label_ffa }) => label_ffa),
    inscription: edition?.inscription ?? null,
    // -1 is unknown, below any minimum filter.
    distances: epreuves.map(({ distance }) => distance ?? -1),
    deniveles: epreuves.map(({ denivele }) => denivele ?? -1),
    km_efforts: epreuves.map(({ km_effort }) => km_effort ?? -1),
    prix: epreuves.map(({ prix }) => prix ?? -1),
    carte: JSON.stringify(presentCourseCard(course)),
    fiche: JSON.stringify(course),
    valable_jusqua: findExpiry(facts, now)?.toISOString() ?? null,
  }
}

function lightWords(course: Course): string[] {
  return [
    course.organisateur.nom,
    ...course.types.map((type) => TYPE_COURSE_LABELS[type]),
    ...(findDefaultEdition(course)?.epreuves ?? []).map(({ nom }) => nom),
    ...listAreaNames(course.departement),
  ]
}

type Card = ReturnType<typeof buildCard>

const ARRAYS = [
  'types',
  'surfaces',
  'services',
  'groupes',
  'distances',
  'deniveles',
  'km_efforts',
  'prix',
]
const COLUMNS = [
  'courses_id',
  'slug',
  'organisateurs_id',
  'is_visible',
  'nom_tri',
  'recherche',
  'departement',
  'region',
  'position',
  'date_debut',
  'date_fin',
  'rang_date',
  'label_ffa',
  'inscription',
  'carte',
  'fiche',
  'valable_jusqua',
  ...ARRAYS,
]

async function writeCards(db: Db | Tx, cards: readonly Card[]): Promise<void> {
  if (!cards.length) return
  await db.execute(sql`
    insert into course_cards (${columnList(COLUMNS)})
    select courses_id, slug, organisateurs_id, is_visible, nom_tri,
      setweight(to_tsvector('francais', heavy) || to_tsvector('simple', heavy), 'A') || setweight(to_tsvector('francais', light), 'C'),
      departement, region,
      case when lon is not null then st_setsrid(st_makepoint(lon, lat), 4326) end,
      date_debut, date_fin, rang_date, label_ffa, inscription, carte, fiche, valable_jusqua,
      ${columnList(ARRAYS)}
    from json_to_recordset(${JSON.stringify(cards)}::json) as r(
      courses_id int, slug text, organisateurs_id int, is_visible bool, nom_tri text,
      heavy text, light text, departement text, region text, lon float8, lat float8,
      date_debut date, date_fin date, rang_date int, label_ffa bool, inscription text,
      carte text, fiche text, valable_jusqua timestamptz, types text[], surfaces text[],
      services text[], groupes text[], distances int[], deniveles int[], km_efforts real[], prix int[])
    on conflict (courses_id) do update set ${replaceColumns(COLUMNS.slice(1))}`)
  await saveMots(db, 'course_mots', cards)
}
