import type { Parcours } from '@foulee/contract/parcours/parcours'
import { lazy, type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { useHydrated } from '#platform/page-loading/use-hydrated.ts'
import { PageHead } from '#ui/page-head.tsx'
import { ParcoursHero } from './parcours-page-hero.tsx'
import { ParcoursBodySkeleton } from './parcours-page-skeleton.tsx'
import { parcoursDescription, parcoursTitle } from './parcours-summary.ts'
import { useOfflineRoute } from './use-offline-route.ts'

type ParcoursPageProps = {
  parcours: Parcours
  watch?: ReactNode
  comments?: ReactNode
  evenements?: ReactNode
}

export function ParcoursPage({ parcours, watch, comments, evenements }: ParcoursPageProps) {
  const [search] = useSearchParams()
  // The document is cached without its query string: `?suivre` applies after hydration.
  const isFollowed = useHydrated() && search.has('suivre') && parcours.trace !== null
  useOfflineRoute(parcours)
  const head = (
    <PageHead
      description={parcoursDescription(parcours)}
      image={`/partage/parcours/${parcours.slug}.png`}
      isPrivate={parcours.statut !== 'publiee'}
      path={`/parcours/${parcours.slug}`}
      title={parcoursTitle(parcours)}
    />
  )
  if (isFollowed) {
    return (
      <main className="pb-8" id="contenu">
        {head}
        <Suspense fallback={<ParcoursBodySkeleton />}>
          <FollowPage parcours={parcours} />
        </Suspense>
      </main>
    )
  }
  return (
    <main className="pb-8" id="contenu">
      {head}
      <ParcoursHero parcours={parcours} watch={watch} />
      <ParcoursBody parcours={parcours} />
      {parcours.statut === 'publiee' && evenements}
      {comments && <div className="no-print page pt-14">{comments}</div>}
    </main>
  )
}

const ParcoursBody = lazyHydrate(() => import('./parcours-page-body.tsx'), ParcoursBodySkeleton)

const FollowPage = lazy(() => import('./follow-page.tsx'))
