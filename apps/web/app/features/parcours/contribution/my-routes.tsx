import { useInfiniteQuery } from '@tanstack/react-query'
import { EmptyState } from '#ui/empty-state.tsx'
import { PagedItems } from '#ui/paged-items.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { myParcoursQuery } from './contribution.queries.ts'
import { MyRouteCard } from './my-route-card.tsx'

const GRID = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3'

export function MyRoutes() {
  return (
    <PagedItems
      empty={
        <EmptyState title="Pas encore de parcours">
          Déposez le fichier d’une sortie que vous aimez&nbsp;: vous verrez sa carte, son profil et
          ses montées avant de décider de la publier.
        </EmptyState>
      }
      query={useInfiniteQuery(myParcoursQuery)}
      waiting={<Waiting />}
    >
      {(routes) => (
        <ul className={GRID}>
          {routes.map((parcours) => (
            <li key={parcours.id}>
              <MyRouteCard parcours={parcours} />
            </li>
          ))}
        </ul>
      )}
    </PagedItems>
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
