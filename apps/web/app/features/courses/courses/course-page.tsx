import type { Course, Edition } from '@foulee/contract/courses/courses'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { later } from '../../../later.tsx'
import { PageHead } from '../../../page-head.tsx'
import { CourseHero } from './course-page-hero.tsx'
import { CourseBodySkeleton } from './course-page-skeleton.tsx'
import { courseDescription, courseTitle } from './course-summary.ts'
import { chooseEdition } from './edition-choice.ts'
import type { RunListSlot } from './run-list-slot.ts'

/**
 * What other features say of the race: `runList` beside the way in, `terrain` under the épreuves,
 * `children` last.
 */
type CoursePageProps = {
  course: Course
  runList?: RunListSlot
  terrain?: (edition: Edition) => ReactNode
  children?: ReactNode
}

/** A race, whole, in the edition that the address asks for. */
export function CoursePage({ course, runList, terrain, children }: CoursePageProps) {
  const [search] = useSearchParams()
  const edition = chooseEdition(course, search.get('edition'))
  return (
    <main className="pb-8" id="contenu">
      <PageHead
        description={courseDescription(course, edition)}
        image={`/partage/courses/${course.slug}.png`}
        isPrivate={course.statut === 'non_publiee' || course.statut === 'en_validation'}
        path={`/courses/${course.slug}`}
        title={courseTitle(course, edition)}
      />
      <CourseHero course={course} edition={edition} runList={runList} />
      <CourseBody course={course} edition={edition} terrain={edition && terrain?.(edition)} />
      {children && <div className="page pt-14">{children}</div>}
    </main>
  )
}

/** The body is mostly to read: its script need not hold up the first load. */
const CourseBody = later(() => import('./course-page-body.tsx'), CourseBodySkeleton)
