import type { Course } from '@foulee/contract/courses/courses'
import type { Db } from '@foulee/db/connect'
import { findCourse } from './courses.queries.ts'

/** A race that everybody sees, by the slug that it has today: neither by its id nor by a former one. */
export async function findShownCourse(db: Db, slug: string) {
  const row = await findCourse(db, slug)
  const course = row?.is_visible ? (JSON.parse(row.fiche) as Course) : null
  return row && course?.slug === slug ? { id: row.courses_id, course } : null
}
