import type { CourseEditions } from '@foulee/contract/courses/editions'
import type { Db } from '@foulee/db/connect'
import type { EditionFacts } from '@foulee/db/read-models/course-facts'
import * as t from '@foulee/db/schema'
import { isPast } from '@foulee/domain/courses/edition'
import { findNextDate } from '@foulee/domain/courses/edition-suite'
import { localDate } from '@foulee/domain/shared/fuseau'
import { eq } from 'drizzle-orm'
import { courseContents } from '#features/courses/contenus/course.contents.ts'
import { getOwnedCourse } from '#features/courses/courses/courses-owned.queries.ts'
import { openOwner } from '#kernel/content/content-model.ts'
import type { User } from '#platform/http/user.ts'
import { readFacts } from './editions-save.ts'

export async function getEditions(
  db: Db,
  user: User,
  courses_id: number,
  now: Date,
): Promise<CourseEditions> {
  // The version is read before the editions: a save in between is then detected.
  const { version } = await getOwnedCourse(db, user, courses_id)
  const { editions, fuseau } = await readFacts(db, courses_id)
  return {
    version,
    fuseau,
    editions: editions.map((edition) => ({ ...edition, is_past: isPast(edition, now, fuseau) })),
    proposition: propose(editions, now, fuseau),
  }
}

function propose(
  editions: readonly EditionFacts[],
  now: Date,
  fuseau: string,
): CourseEditions['proposition'] {
  const [last] = editions
  if (!last || editions.some((edition) => !isPast(edition, now, fuseau))) return null
  return { copie_de: last.id, date_debut: findNextDate(last.date_debut, localDate(now, fuseau)) }
}

export async function findCourseOf(db: Db, user: User, editions_id: number): Promise<number> {
  const { id, courses_id } = t.editions
  const [found] = await db.select({ courses_id }).from(t.editions).where(eq(id, editions_id))
  return openOwner(db, courseContents, user, found?.courses_id)
}

export async function findEditionOf(db: Db, user: User, epreuves_id: number) {
  const [found] = await db
    .select({ editions_id: t.editions.id, courses_id: t.editions.courses_id })
    .from(t.epreuves)
    .innerJoin(t.editions, eq(t.editions.id, t.epreuves.editions_id))
    .where(eq(t.epreuves.id, epreuves_id))
  const courses_id = await openOwner(db, courseContents, user, found?.courses_id)
  return { courses_id, editions_id: found?.editions_id ?? 0 }
}
