import type { Course, Edition } from '@foulee/contract/courses/courses'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { type PagePart, PageParts } from '#ui/page-parts.tsx'
import { findOthersReason } from './course-others.ts'
import { CourseHero } from './course-page-hero.tsx'
import { CourseBodySkeleton } from './course-page-skeleton.tsx'
import { listCourseParts } from './course-parts.ts'
import { courseDescription, courseTitle } from './course-summary.ts'
import { chooseEdition } from './edition-choice.ts'
import type { MyTimesSlot } from './my-times-slot.ts'
import { RegisterBar } from './register-bar.tsx'
import type { RunListSlot } from './run-list-slot.ts'
import { useRegister } from './use-register.ts'

/**
 * Slots for other features: `runList` beside the registration, `terrain` under the épreuves, `myTimes`
 * in them, `children` last, with their `parts`.
 */
type CoursePageProps = {
  course: Course
  runList?: RunListSlot
  myTimes?: MyTimesSlot
  terrain?: (edition: Edition) => ReactNode
  parts?: readonly PagePart[]
  children?: ReactNode
}

export function CoursePage(props: CoursePageProps) {
  const { course, runList, myTimes, terrain, parts = [], children } = props
  const [search] = useSearchParams()
  const edition = chooseEdition(course, search.get('edition'))
  const register = useRegister()
  const reason = findOthersReason(course)
  return (
    <main className="pb-8" id="contenu">
      <PageHead
        description={courseDescription(course, edition)}
        image={`/partage/courses/${course.slug}.png`}
        isPrivate={course.statut === 'non_publiee' || course.statut === 'en_validation'}
        path={`/courses/${course.slug}`}
        title={courseTitle(course, edition)}
      />
      <CourseHero course={course} edition={edition} register={register} runList={runList} />
      <PageParts parts={[...listCourseParts(course, edition), ...parts]}>
        <RegisterBar course={course} edition={edition} register={register} />
      </PageParts>
      {reason && reason !== 'passee' && <Semblables course={course} />}
      <CourseBody
        course={course}
        edition={edition}
        myTimes={myTimes}
        terrain={edition && terrain?.(edition)}
      />
      {reason === 'passee' && <Semblables course={course} />}
      {children && <div className="no-print page pt-10 md:pt-14">{children}</div>}
      <CompareTray />
    </main>
  )
}

const CompareTray = lazyHydrate(
  () => import('#kit/comparison/compare-tray.tsx'),
  () => null,
)

const Semblables = lazyHydrate(
  () => import('./course-semblables.tsx'),
  () => null,
)

/** The body is mostly text: its script need not delay the first load. */
const CourseBody = lazyHydrate(() => import('./course-page-body.tsx'), CourseBodySkeleton)
