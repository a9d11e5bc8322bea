import type { CourseCard as CourseCardData } from '@foulee/contract/courses/courses'
import type { LoaderFunctionArgs } from 'react-router'
import { StructureSkeleton } from '#kit/organisation/structure-skeleton.tsx'
import { PublicFailure, PublicPage } from '#kit/public-page/public-page.tsx'
import { fromCache, leadToName, prefetch, publicHeaders } from '#platform/api/prefetch.ts'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { CardSkeleton } from '#ui/skeleton.tsx'
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
  return (
    <PublicPage
      query={organisateurQuery}
      skeleton={<StructureSkeleton label="Chargement de l’organisateur…" />}
    >
      {(data) => (
        <OrganisateurPage
          evenements={<Evenements id={data.id} nom={data.nom} />}
          organisateur={data}
          renderCourse={showCourse}
        />
      )}
    </PublicPage>
  )
}

export const ErrorBoundary = () => (
  <PublicFailure query={organisateurQuery}>
    {(data) => <OrganisateurPage organisateur={data} renderCourse={showCourse} />}
  </PublicFailure>
)
