import type { Course } from '@foulee/contract/courses/courses'
import CourseBody from './course-page-body.tsx'
import { CourseHero } from './course-page-hero.tsx'
import { findDefaultEdition } from './edition-choice.ts'
import { useRegister } from './use-register.ts'
import '#kit/track/ground.css'
import './course.css'

export default function CoursePreview({ course }: { course: Course }) {
  const edition = findDefaultEdition(course)
  const register = useRegister()
  return (
    <div>
      <CourseHero course={course} edition={edition} register={register} />
      <CourseBody course={course} edition={edition} />
    </div>
  )
}
