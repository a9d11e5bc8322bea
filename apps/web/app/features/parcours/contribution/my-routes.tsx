import { useInfiniteQuery } from '@tanstack/react-query'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { myParcoursQuery } from './contribution.queries.ts'
import { MyRouteCard } from './my-route-card.tsx'

const GRID = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3'

/** My routes, the last changed first. */
export function MyRoutes() {
  const { data, error, isFetching, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(myParcoursQuery)
  if (error && !data) {
    return (
      <ErrorState isRetrying={isFetching} message={error.message} onRetry={() => void refetch()} />
    )
  }
  if (!data) return <Waiting />
  const routes = data.pages.flatMap((page) => page.data)
  const nb = data.pages.at(-1)?.nb ?? 0
  if (!nb) {
    return (
      <EmptyState title="Pas encore de parcours">
        Déposez le fichier d’une sortie que vous aimez&nbsp;: vous verrez sa carte, son profil et
        ses montées avant de décider de la publier.
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={GRID}>
        {routes.map((parcours) => (
          <li key={parcours.id}>
            <MyRouteCard parcours={parcours} />
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

function Waiting() {
  return (
    <Loading label="Chargement de vos parcours…">
      <div className={GRID}>
        {[1, 2, 3].map((place) => (
          <Skeleton className="h-72 rounded-card" key={place} />
        ))}
      </div>
    </Loading>
  )
}
