import type { Course, Edition } from '@foulee/contract/courses/courses'
import { useQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { prefetchCommentaires } from '#features/echanges/commentaires/commentaires.queries.ts'
import { CommentairesSection } from '#features/echanges/commentaires/commentaires-section.tsx'
import { preparationQuery } from '#features/parcours/parcours/parcours-suggestions.queries.ts'
import { voyagesOfCourseQuery } from '#features/sejours/voyages/voyages.queries.ts'
import { ReportLine } from '#kit/flag/report-line.tsx'
import { OpenDiscussion } from '#kit/messages/open-discussion.tsx'
import { PublicFailure, PublicPage } from '#kit/public-page/public-page.tsx'
import { fromCache, leadToName, prefetch, publicHeaders } from '#platform/api/prefetch.ts'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { findOthersReason } from './course-others.ts'
import { CoursePage } from './course-page.tsx'
import { CoursePageSkeleton } from './course-page-skeleton.tsx'
import { courseQuery, semblablesQuery, weekEndQuery } from './courses.queries.ts'
import { findDefaultEdition } from './edition-choice.ts'
import type { MyTimesSlot } from './my-times-slot.ts'
import type { RunListSlot } from './run-list-slot.ts'
import '#kit/track/ground.css'
import './course.css'

export const loader = ({ context, params: { slug = '' } }: LoaderFunctionArgs) =>
  prefetch(context, async (queries, call) => {
    const course = await queries.fetchQuery(courseQuery(slug, call))
    leadToName(course, slug, `/courses/${course.slug}`)
    await Promise.all([
      prefetchCommentaires(queries, { model: 'course', id: course.id }, call),
      queries.prefetchQuery(preparationQuery(course.id, call)),
      findOthersReason(course) && queries.prefetchQuery(semblablesQuery(course.slug, call)),
      hasWeekEnd(course) && queries.prefetchQuery(weekEndQuery(course.slug, call)),
      queries.prefetchQuery(voyagesOfCourseQuery(course.id, call)),
    ])
  })
export const clientLoader = fromCache

function hasWeekEnd(course: Course): boolean {
  const edition = findDefaultEdition(course)
  return Boolean(course.position && edition?.date_debut && !edition.is_past)
}
export const headers = publicHeaders

const Preparation = lazyHydrate(
  () => import('#features/parcours/parcours/parcours-preparation.tsx'),
  Nothing,
)

const Sejours = lazyHydrate(() => import('#features/sejours/voyages/course-voyages.tsx'), Nothing)

const EpreuvesTerrain = lazyHydrate(
  () => import('#features/parcours/parcours/epreuves-terrain.tsx'),
  Nothing,
)
const showTerrain = ({ epreuves }: Edition) => <EpreuvesTerrain epreuves={epreuves} />

const EpreuvesButton = lazyHydrate(
  () => import('#features/echanges/liste/epreuves-button.tsx'),
  () => <div className="min-h-11" />,
)

const showRunList: RunListSlot = (of) => (
  <>
    <EpreuvesButton {...of} />
    {of.epreuves[0] && (
      <OpenDiscussion
        id={of.epreuves[0].editions_id}
        kind="edition"
        label="Discussion des inscrits"
      />
    )}
  </>
)

const MyColumnTime = lazyHydrate(
  () => import('#features/parcours/parcours/my-column-time.tsx'),
  () => <div className="member-only mt-2 min-h-26" />,
)
const MyTimesBase = lazyHydrate(
  () => import('#features/parcours/parcours/my-times-base.tsx'),
  () => <div className="member-only min-h-28 sm:min-h-18" />,
)

const showMyTimes = (slug: string): MyTimesSlot => ({
  ofEpreuve: ({ id }, epreuve) => (
    <MyColumnTime editionsId={id} epreuvesId={epreuve.id} slug={slug} />
  ),
  base: ({ id }) => <MyTimesBase editionsId={id} slug={slug} />,
})

/** Empty fallback: most races have nothing there. */
function Nothing() {
  return null
}

export default function CourseRoute() {
  return (
    <PublicPage query={courseQuery} skeleton={<CoursePageSkeleton />}>
      {(course) => <PublicCourse course={course} />}
    </PublicPage>
  )
}

const PREPARER = { id: 'preparer', label: 'Préparer' }
const AVIS = { id: 'avis', label: 'Avis' }

function PublicCourse({ course }: { course: Course }) {
  const { data: preparations = [] } = useQuery(preparationQuery(course.id))
  const parts = preparations.length > 0 ? [PREPARER, AVIS] : [AVIS]
  return (
    <CoursePage
      course={course}
      myTimes={showMyTimes(course.slug)}
      parts={parts}
      runList={showRunList}
      terrain={showTerrain}
    >
      <Preparation coursesId={course.id} />
      <Sejours coursesId={course.id} />
      <CommentairesSection id={course.id} model="course" />
      <ReportLine id={course.id} model="course" />
    </CoursePage>
  )
}

export const ErrorBoundary = () => (
  <PublicFailure query={courseQuery}>
    {(course) => <CoursePage course={course} terrain={showTerrain} />}
  </PublicFailure>
)
