import { rebuildCourseCards } from '@foulee/db/read-models/course-cards'
import { getOwnedCourse } from '#features/courses/courses/courses-owned.queries.ts'
import { EDITED, recordSave } from '#features/courses/courses/courses-versions.ts'
import { createEditedPhotos } from '#kernel/publication/edited-photos.ts'

export const coursePhotoModel = createEditedPhotos(EDITED, {
  recordSave,
  open: getOwnedCourse,
  rebuild: rebuildCourseCards,
})
