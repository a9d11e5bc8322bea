import type { Course } from '@foulee/contract/courses'
import { useSearchParams } from 'react-router'
import { PageHead } from '../../page-head.tsx'
import { useSite } from '../../site.ts'
import { courseJsonLd } from './course-json-ld.ts'
import { CourseAbout } from './course-page-about.tsx'
import { CourseEpreuves } from './course-page-epreuves.tsx'
import { CourseHero } from './course-page-hero.tsx'
import { CourseNews } from './course-page-news.tsx'
import { CoursePartners } from './course-page-partners.tsx'
import { CoursePast } from './course-page-past.tsx'
import { CoursePlace } from './course-page-place.tsx'
import { CoursePoints } from './course-page-points.tsx'
import { courseDescription, courseTitle } from './course-summary.ts'
import { chooseEdition } from './edition-choice.ts'

/** A race, whole, in the edition that the address asks for. */
export function CoursePage({ course }: { course: Course }) {
  const { publicUrl } = useSite()
  const [search] = useSearchParams()
  const edition = chooseEdition(course, search.get('edition'))
  return (
    <main className="pb-8" id="contenu">
      <PageHead
        description={courseDescription(course, edition)}
        image={`/partage/courses/${course.slug}.png`}
        isPrivate={course.statut === 'non_publiee' || course.statut === 'en_validation'}
        jsonLd={courseJsonLd(course, publicUrl)}
        path={`/courses/${course.slug}`}
        title={courseTitle(course, edition)}
      />
      <CourseHero course={course} edition={edition} />
      <div className="page grid gap-14 pt-10 *:min-w-0">
        {edition && <CourseEpreuves course={course} edition={edition} />}
        <CourseAbout course={course} />
        {edition && <CoursePoints edition={edition} />}
        <CourseNews actualites={course.actualites} />
        <CoursePlace course={course} />
        <CoursePartners partners={course.partners} />
        <CoursePast course={course} />
      </div>
    </main>
  )
}
