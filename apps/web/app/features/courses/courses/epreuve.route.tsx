import type { Epreuve } from '@foulee/contract/courses/courses'
import { sketchProfile } from '@foulee/domain/courses/profil'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams } from 'react-router'
import { parcoursQuery } from '#features/parcours/parcours/parcours-page.queries.ts'
import { OpenDiscussion } from '#kit/messages/open-discussion.tsx'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { FailurePage } from '#ui/failure/failure-page.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { CoursePageSkeleton } from './course-page-skeleton.tsx'
import { courseQuery } from './courses.queries.ts'
import { findEpreuve } from './edition-choice.ts'
import type { DrawnProfil } from './epreuve-hero.tsx'
import { EpreuvePage } from './epreuve-page.tsx'
import type { EpreuvePageProps } from './epreuve-props.ts'
import '#kit/track/ground.css'
import './course.css'

const EpreuvesTerrain = lazyHydrate(
  () => import('#features/parcours/parcours/epreuves-terrain.tsx'),
  () => null,
)

const MyEpreuveTime = lazyHydrate(
  () => import('#features/parcours/parcours/my-epreuve-time.tsx'),
  () => <Skeleton className="h-64" />,
)

const EpreuvesButton = lazyHydrate(
  () => import('#features/echanges/liste/epreuves-button.tsx'),
  () => <div className="min-h-11" />,
)

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
  return <Composed course={course} {...found} />
}

function Composed({ course, edition, epreuve }: EpreuvePageProps) {
  return (
    <EpreuvePage
      course={course}
      edition={edition}
      epreuve={epreuve}
      myTime={<MyEpreuveTime editionsId={edition.id} epreuvesId={epreuve.id} slug={course.slug} />}
      profil={useProfil(epreuve)}
      runList={(of) => (
        <>
          <EpreuvesButton {...of} />
          <OpenDiscussion id={edition.id} kind="edition" label="Discussion des inscrits" />
        </>
      )}
      terrain={<EpreuvesTerrain epreuves={[epreuve]} />}
    />
  )
}

function useProfil({ parcours_id }: Epreuve): DrawnProfil {
  const { data, isPending } = useQuery({
    ...parcoursQuery(String(parcours_id)),
    enabled: parcours_id !== null,
  })
  if (parcours_id === null) return null
  if (isPending) return 'awaited'
  const heights = sketchProfile(data?.trace?.profil.altitudes ?? [])
  return heights.length > 0 ? heights : null
}
