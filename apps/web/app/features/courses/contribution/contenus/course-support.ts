import type { CourseGestion } from '@foulee/contract/courses/contribution'
import type { Support } from '#kit/content/support.ts'
import { useContentReload } from './use-content.ts'

export function useCourseSupport({ course, version }: CourseGestion): Support {
  const { id, partners, actualites, extensions } = course
  const onSettled = useContentReload(id)
  const page = 'la page de la course'
  return { model: 'course', id, version, partners, actualites, extensions, page, onSettled }
}
