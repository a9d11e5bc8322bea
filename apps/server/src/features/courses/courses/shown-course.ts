import type { Course } from '@foulee/contract/courses/courses'
import type { Db } from '@foulee/db/connect'
import { findCourse } from './courses.queries.ts'

/** A public race by its current slug: neither by id nor by a former slug. */
export async function findShownCourse(db: Db, slug: string) {
  const row = await findCourse(db, slug)
  const course = row?.is_visible ? (JSON.parse(row.fiche) as Course) : null
  return row && course?.slug === slug ? { id: row.courses_id, course } : null
}
