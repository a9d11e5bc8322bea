import type { CourseCard } from '@foulee/contract/courses/courses'
import { courseCards } from '@foulee/db/schema'
import { and, eq, inArray } from 'drizzle-orm'
import { byFact, type FilKind, listFacts } from '#kernel/feed/fil-kind.ts'

export const courseFil: FilKind<'course'> = {
  kind: 'course',
  phrase: 'publie une course',
  async find({ db }, rows) {
    const { courses_id, carte, is_visible } = courseCards
    const found = await db
      .select({ id: courses_id, carte })
      .from(courseCards)
      .where(and(inArray(courses_id, listFacts(rows)), eq(is_visible, true)))
    return byFact(rows, new Map(found.map((row) => [row.id, JSON.parse(row.carte) as CourseCard])))
  },
}
