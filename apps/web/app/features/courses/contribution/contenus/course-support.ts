import type { CourseGestion } from '@foulee/contract/courses/contribution'
import type { Support } from '#kit/content/support.ts'
import { useReload } from '#kit/publication/use-kind.ts'
import { COURSE } from '../course-kind.ts'

export function useCourseSupport({ course, version }: CourseGestion): Support {
  const { id, partners, actualites, extensions } = course
  const onSettled = useReload(COURSE, id)
  const page = 'la page de la course'
  return { model: 'course', id, version, partners, actualites, extensions, page, onSettled }
}
