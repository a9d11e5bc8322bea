import { ApiError } from '@foulee/contract/errors'
import { rebuildCourseCards } from '@foulee/db/read-models/course-cards'
import { courseCards, coursePhotos, courses } from '@foulee/db/schema'
import { getImageUrl } from '@foulee/domain/image'
import { asc, eq } from 'drizzle-orm'
import type { PhotoModel } from '../../../kinds/photo-model.ts'
import { canEditCourse } from '../courses/courses.policy.ts'
import { noteSave } from '../courses/courses-versions.ts'

/** Photos of a race show it; where they were taken is not kept. */
export const coursePhotoModel: PhotoModel = {
  stored: { table: 'course_photos', column: 'courses_id' },
  rebuild: (tx, ids, now) => rebuildCourseCards(tx, ids, now, 'edit'),
  async open(db, user, id, { isLocked = false } = {}) {
    const query = db
      .select({ organisateurs_id: courses.organisateurs_id, is_visible: courseCards.is_visible })
      .from(courses)
      .innerJoin(courseCards, eq(courseCards.courses_id, courses.id))
      .where(eq(courses.id, id))
    const [course] = await (isLocked ? query.for('update', { of: courses }) : query)
    if (course && (await canEditCourse(db, user, course))) return
    throw new ApiError(course?.is_visible ? 'acces_refuse' : 'course_introuvable')
  },
  async insert(tx, id, photos) {
    const rows = await tx
      .insert(coursePhotos)
      .values(photos.map(({ place: _, ...photo }) => ({ ...photo, courses_id: id })))
      .returning({ id: coursePhotos.id })
    return rows.map((row) => row.id)
  },
  async change(tx, _id, id_photo, { place: _, ...texts }) {
    if (Object.values(texts).every((text) => text === undefined)) return
    await tx.update(coursePhotos).set(texts).where(eq(coursePhotos.id, id_photo))
  },
  async touch(tx, id, { user, now, changes, version }) {
    await noteSave(tx, { id, section: 'photos', user, now, changes, base: version })
    await tx.update(courses).set({ updated_at: now.toISOString() }).where(eq(courses.id, id))
    await rebuildCourseCards(tx, [id], now)
  },
  async present(tx, id) {
    const rows = await tx
      .select()
      .from(coursePhotos)
      .where(eq(coursePhotos.courses_id, id))
      .orderBy(asc(coursePhotos.ordre), asc(coursePhotos.id))
    return rows.map(({ courses_id: _, fichier, prete, ...photo }) => ({
      ...photo,
      id_photo: photo.id,
      url: getImageUrl(fichier, prete),
      position: null,
      metres: null,
    }))
  },
}
