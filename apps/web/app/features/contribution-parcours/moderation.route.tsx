import { useInfiniteQuery } from '@tanstack/react-query'
import { ModerationNav } from '../../moderation/moderation-nav.tsx'
import { PageHead } from '../../page-head.tsx'
import { privateHeaders } from '../../prefetch.ts'
import { useSession } from '../../session/session-provider.tsx'
import { Croquis } from '../../trace/croquis.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { ReliefImage } from '../../ui/relief-image.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { FailurePage } from '../errors/failure-page.tsx'
import { waitingQuery } from './contribution.queries.ts'
import { WaitingRoute } from './waiting-route.tsx'

export const headers = privateHeaders

/** Routes that wait for an answer. For whoever may not moderate, there is no such page. */
export default function ModerationParcours() {
  const { currentUser } = useSession()
  if (!currentUser?.droits.includes('moderer')) {
    return <FailurePage failure={{ status: 404, message: '' }} />
  }
  return (
    <main className="page grid gap-6 py-6 md:py-10" id="contenu">
      <PageHead
        description="Parcours à valider."
        isPrivate
        path="/moderation/parcours"
        title="Parcours à valider"
      />
      <h1 className="text-2xl md:text-3xl">Parcours à valider</h1>
      <ModerationNav />
      <Queue />
    </main>
  )
}

function Queue() {
  const { data, error, isFetching, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(waitingQuery)
  if (error && !data) {
    return (
      <ErrorState isRetrying={isFetching} message={error.message} onRetry={() => void refetch()} />
    )
  }
  if (!data) {
    return (
      <Loading label="Chargement des parcours…">
        <Skeleton className="h-64 rounded-card" />
      </Loading>
    )
  }
  const routes = data.pages.flatMap((page) => page.data)
  const nb = data.pages.at(-1)?.nb ?? 0
  if (!nb) {
    return <EmptyState title="Rien à valider">Tous les parcours ont reçu une réponse.</EmptyState>
  }
  return (
    <>
      <ul className="grid items-start gap-4 lg:grid-cols-2">
        {routes.map((parcours) => (
          <li key={parcours.id}>
            <WaitingRoute
              drawing={
                <>
                  <ReliefImage kind="parcours" slug={parcours.slug} />
                  <Croquis croquis={parcours.croquis} />
                </>
              }
              parcours={parcours}
            />
          </li>
        ))}
      </ul>
      {routes.length < nb && (
        <LoadMore
          isLoading={isFetchingNextPage}
          nb={nb}
          onMore={() => void fetchNextPage()}
          shown={routes.length}
        />
      )}
    </>
  )
}
