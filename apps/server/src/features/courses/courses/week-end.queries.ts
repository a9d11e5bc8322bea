import type { Course } from '@foulee/contract/courses/courses'
import type { Db } from '@foulee/db/connect'
import { getDefaultEdition } from '@foulee/domain/courses/edition'
import { CERCLES_KM, choisirVoisines, joursDuWeekEnd } from '@foulee/domain/courses/week-end'
import { addDays } from '@foulee/domain/shared/calendrier'
import { ETAT } from '@foulee/domain/shared/publication'
import { sql } from 'drizzle-orm'
import { distanceFrom, isNear } from '#kernel/search/conditions.ts'

/** More than a page shows, since cancelled races come last. */
const MOST_READ = 40
/** Longest race in days: lower bound of the index read. */
const MOST_DAYS = 10
const FARTHEST_KM = CERCLES_KM.at(-1) ?? 0

type Row = { carte: string; metres: number; annulee: boolean }

/**
 * Races of the same week-end near this one, as the finished JSON of the answer; null where it is
 * past, undated, without a place, or alone (produit 8.29). One statement, by the index of days.
 */
export async function findWeekEnd(db: Db, course: Course): Promise<string> {
  const edition = getDefaultEdition(course)
  if (!edition?.date_debut || edition.is_past || !course.position) return 'null'
  const { date_debut, editions_fin } = edition
  const jours = joursDuWeekEnd({ date_debut, editions_fin })
  const found = choisirVoisines(await findNeighbours(db, course, jours))
  if (!found) return 'null'
  const { rayon_km, courses } = found
  const head = JSON.stringify({ ...jours, rayon_km }).slice(0, -1)
  return `${head},"courses":[${courses.map(({ carte }) => carte).join(',')}]}`
}

type LocatedCourse = Pick<Course, 'id'> & { position: Course['position'] }

async function findNeighbours(
  db: Db,
  { id, position }: LocatedCourse,
  { du, au }: { du: string; au: string },
): Promise<Row[]> {
  if (!position) return []
  const { rows } = await db.execute<Row>(sql`
    with proches as materialized (
      select courses_id, carte, date_debut, ${distanceFrom(position)} as metres
      from course_cards
      where is_visible and date_debut between ${addDays(du, -MOST_DAYS)}::date and ${au}::date
        and date_fin >= ${du}::date and courses_id <> ${id}
        and ${isNear({ position, rayon_km: FARTHEST_KM })}
      order by metres, courses_id limit ${MOST_READ})
    select p.carte, p.metres, r.etat < ${ETAT.publiee} or exists (
        select from editions e
        where e.courses_id = p.courses_id and e.date_debut = p.date_debut and e.annulee) as annulee
    from proches p join courses r on r.id = p.courses_id
    order by p.metres, p.courses_id`)
  return rows
}
