import { rebuildCourseCards } from '@foulee/db/read-models/course-cards'
import { courses } from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import { getOwnedCourse } from '#features/courses/courses/courses-owned.queries.ts'
import { recordSave } from '#features/courses/courses/courses-versions.ts'
import { createPlainPhotos } from '#kernel/entity-types/plain-photos.ts'

export const coursePhotoModel = createPlainPhotos({
  stored: { table: 'course_photos', column: 'courses_id' },
  rebuild: (tx, ids, now) => rebuildCourseCards(tx, ids, now, 'edit'),
  async open(db, user, id, options) {
    await getOwnedCourse(db, user, id, options)
  },
  async touch(tx, id, { user, now, changes, version }) {
    await recordSave(tx, { id, section: 'photos', user, now, changes, base: version })
    await tx.update(courses).set({ updated_at: now.toISOString() }).where(eq(courses.id, id))
    await rebuildCourseCards(tx, [id], now)
  },
})
