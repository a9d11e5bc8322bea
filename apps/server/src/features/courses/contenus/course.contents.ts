import { rebuildCourseCards } from '@foulee/db/read-models/course-cards'
import { courses } from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import { getOwnedCourse } from '#features/courses/courses/courses-owned.queries.ts'
import { recordSave } from '#features/courses/courses/courses-versions.ts'
import type { ContentModel } from '#kernel/content/content-model.ts'

export const courseContents: ContentModel = {
  prefix: 'course',
  key: 'courses_id',
  async speaksFor(tx, id) {
    const [row] = await tx
      .select({ organisateurs_id: courses.organisateurs_id })
      .from(courses)
      .where(eq(courses.id, id))
    const cibles = row ? [{ kind: 'organisateur' as const, id: row.organisateurs_id }] : []
    return { emetteur: { kind: 'course', id }, cibles }
  },
  open: (db, user, id) => getOwnedCourse(db, user, id),
  save: (db, { id, section, user, now, version }, write) =>
    db.transaction(async (tx) => {
      await getOwnedCourse(tx, user, id, { isLocked: true })
      const { changes, result } = await write(tx)
      await recordSave(tx, { id, section, user, now, changes, base: version })
      await tx.update(courses).set({ updated_at: now.toISOString() }).where(eq(courses.id, id))
      await rebuildCourseCards(tx, [id], now, 'edit')
      return result
    }),
}
