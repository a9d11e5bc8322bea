import type { CourseCard as CourseCardData } from '@foulee/contract/courses/courses'
import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useParams, useRouteError } from 'react-router'
import { OwnerPreview } from '#kit/organisation/owner-preview.tsx'
import { fromCache, leadToName, prefetch, publicHeaders } from '#platform/api/prefetch.ts'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { FailurePage } from '#ui/failure/failure-page.tsx'
import { readFailure } from '#ui/failure/read-failure.ts'
import { CardSkeleton, Loading, Skeleton } from '#ui/skeleton.tsx'
import { OrganisateurPage } from './organisateur-page.tsx'
import { organisateurQuery } from './organisateurs.queries.ts'

export const loader = ({ context, params: { slug = '' } }: LoaderFunctionArgs) =>
  prefetch(context, async (queries, call) => {
    const organisateur = await queries.fetchQuery(organisateurQuery(slug, call))
    leadToName(organisateur, slug, `/organisateurs/${organisateur.slug}`)
  })
export const clientLoader = fromCache
export const headers = publicHeaders

const CourseCard = lazyHydrate(
  async () => ({ default: (await import('#features/courses/courses/course-card.tsx')).CourseCard }),
  CardSkeleton,
)
/** Lazy: most organisers have no events. */
const Evenements = lazyHydrate(
  () => import('#features/club/evenements/organisateur-evenements.tsx'),
  () => null,
)
const showCourse = (course: CourseCardData) => <CourseCard course={course} />

export default function OrganisateurRoute() {
  const { queries } = useLoaderData<typeof loader>()
  const { slug = '' } = useParams()
  return (
    <HydrationBoundary state={queries}>
      <Suspense fallback={<Waiting />} key={slug}>
        <Public slug={slug} />
      </Suspense>
    </HydrationBoundary>
  )
}

function Public({ slug }: { slug: string }) {
  const { data } = useSuspenseQuery(organisateurQuery(slug))
  return (
    <OrganisateurPage
      evenements={<Evenements id={data.id} nom={data.nom} />}
      organisateur={data}
      renderCourse={showCourse}
    />
  )
}

export function ErrorBoundary() {
  const { slug = '' } = useParams()
  const failure = readFailure(useRouteError())
  const failurePage = <FailurePage failure={failure} />
  if (failure.status !== 404) return failurePage
  return (
    <OwnerPreview otherwise={failurePage} query={organisateurQuery(slug)}>
      {(data) => <OrganisateurPage organisateur={data} renderCourse={showCourse} />}
    </OwnerPreview>
  )
}

function Waiting() {
  return (
    <main className="page grid gap-8 py-8" id="contenu">
      <Loading label="Chargement de l’organisateur…">
        <div className="grid gap-5">
          <Skeleton className="h-12 w-80" />
          <Skeleton className="h-40 rounded-card" />
        </div>
      </Loading>
    </main>
  )
}
