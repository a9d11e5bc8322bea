import type { Course, Edition } from '@foulee/contract/courses/courses'
import type { ReactNode } from 'react'
import { PageElsewhere } from '#kit/content/page-elsewhere.tsx'
import { PageNews } from '#kit/content/page-news.tsx'
import { PagePartners } from '#kit/content/page-partners.tsx'
import { useSite } from '#platform/site.ts'
import { JsonLd } from '#ui/page-head.tsx'
import { courseJsonLd } from './course-json-ld.ts'
import { CourseAbout } from './course-page-about.tsx'
import { CourseEpreuves } from './course-page-epreuves.tsx'
import { CoursePast } from './course-page-past.tsx'
import { CoursePlace } from './course-page-place.tsx'
import { CoursePoints } from './course-page-points.tsx'
import { CoursePractical } from './course-page-practical.tsx'
import { CourseWeekEnd } from './course-week-end.tsx'
import type { MyTimesSlot } from './my-times-slot.ts'
import { useCourseCount } from './use-course-count.ts'

type CourseBodyProps = {
  course: Course
  edition: Edition | null
  terrain?: ReactNode
  myTimes?: MyTimesSlot | undefined
}

export default function CourseBody({ course, edition, terrain, myTimes }: CourseBodyProps) {
  const { publicUrl } = useSite()
  useCourseCount(course.id, course.statut === 'publiee' || course.statut === 'annulee')
  return (
    <div className="page grid gap-10 pt-8 *:min-w-0 md:gap-14 md:pt-10">
      <JsonLd value={courseJsonLd(course, publicUrl)} />
      {edition && <CourseEpreuves course={course} edition={edition} myTimes={myTimes} />}
      {terrain}
      <CourseAbout course={course} />
      {edition && <CoursePoints course={course} edition={edition} />}
      <PageNews actualites={course.actualites} />
      <CoursePractical pratique={course.pratique} />
      <CoursePlace course={course} />
      {edition && edition.id === course.edition_defaut_id && !edition.is_past && (
        <CourseWeekEnd course={course} />
      )}
      <PagePartners partners={course.partners} />
      <PageElsewhere extensions={course.extensions} />
      <CoursePast course={course} />
    </div>
  )
}
