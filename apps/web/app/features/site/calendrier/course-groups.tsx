import type { CourseCard } from '@foulee/contract/courses/courses'
import type { ReactNode } from 'react'
import { groupByDate } from './calendrier-groups.ts'

/** Render prop provided by the route, which knows the other features. */
export type RenderCourse = (course: CourseCard) => ReactNode

type CourseGroupsProps = {
  renderCourse: RenderCourse
  courses: readonly CourseCard[]
  by: 'mois' | 'semaine'
  from: string
}

export function CourseGroups({ renderCourse, courses, by, from }: CourseGroupsProps) {
  return (
    <div className="grid gap-10 lg:gap-12">
      {groupByDate(courses, by, from).map(({ key, title, items }) => (
        <section aria-labelledby={`du-${key}`} className="course-group" key={key}>
          <h2 className="course-group-title" id={`du-${key}`}>
            {title}
          </h2>
          <ul className="course-group-list">
            {items.map((course) => (
              <li key={course.id}>{renderCourse(course)}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
