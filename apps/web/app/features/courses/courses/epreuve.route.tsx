import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams } from 'react-router'
import { FailurePage } from '../../../failure/failure-page.tsx'
import { later } from '../../../later.tsx'
import { OpenDiscussion } from '../../../messages/open-discussion.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CoursePageSkeleton } from './course-page-skeleton.tsx'
import { courseQuery } from './courses.queries.ts'
import { findEpreuve } from './edition-choice.ts'
import { EpreuvePage } from './epreuve-page.tsx'
import '../../../trace/ground.css'
import './course.css'

const EpreuvesTerrain = later(
  () => import('../../parcours/parcours/epreuves-terrain.tsx'),
  () => null,
)

const MyEpreuveTime = later(
  () => import('../../parcours/parcours/my-epreuve-time.tsx'),
  () => <Skeleton className="h-64" />,
)

/** Its room is kept while its script is awaited. */
const EpreuvesButton = later(
  () => import('../../echanges/liste/epreuves-button.tsx'),
  () => <div className="min-h-11" />,
)

/** Produit 8.3, /courses/{slug}/epreuves/{id}: one épreuve in full, for members. */
export default function EpreuveRoute() {
  const { slug = '', id = '' } = useParams()
  return (
    <Suspense fallback={<CoursePageSkeleton />} key={slug}>
      <EpreuveOfCourse id={id} slug={slug} />
    </Suspense>
  )
}

function EpreuveOfCourse({ slug, id }: { slug: string; id: string }) {
  const { data: course } = useSuspenseQuery(courseQuery(slug))
  const found = findEpreuve(course, id)
  if (!found) return <FailurePage failure={{ status: 404, message: '' }} />
  return (
    <EpreuvePage
      course={course}
      {...found}
      myTime={
        <MyEpreuveTime
          editionsId={found.edition.id}
          epreuvesId={found.epreuve.id}
          slug={course.slug}
        />
      }
      runList={(of) => (
        <>
          <EpreuvesButton {...of} />
          <OpenDiscussion
            id={found.epreuve.editions_id}
            kind="edition"
            label="Discussion des inscrits"
          />
        </>
      )}
      terrain={<EpreuvesTerrain epreuves={[found.epreuve]} />}
    />
  )
}
