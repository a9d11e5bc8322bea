import type { Activite } from '@foulee/contract/parcours/activites'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from '#ui/empty-state.tsx'
import { PagedItems } from '#ui/paged-items.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { ActiviteLine } from './activite-line.tsx'
import { activitesQuery } from './activites.queries.ts'
import { isFiltered, type OutingSearch } from './activites-url.ts'

type ActivitesListProps = {
  search: OutingSearch
  renderAction?: (activite: Activite) => ReactNode
}

export function ActivitesList({ search, renderAction }: ActivitesListProps) {
  const query = useInfiniteQuery(activitesQuery(search))
  return (
    <PagedItems
      // No « empty » state during a refetch: an upload may have added one.
      empty={query.isFetching ? <Waiting /> : <Nothing isSearched={isFiltered(search)} />}
      query={query}
      waiting={<Waiting />}
    >
      {(outings, nb) => (
        <div className="grid gap-2">
          <p className="text-ink-soft" role="status">
            {nb > 1 ? `${nb.toLocaleString('fr-FR')} sorties` : '1 sortie'}
          </p>
          <ul className="card divide-y divide-line">
            {outings.map((activite) => (
              <li className="p-4" key={activite.id}>
                <ActiviteLine action={renderAction?.(activite)} activite={activite} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </PagedItems>
  )
}

const Nothing = ({ isSearched }: { isSearched: boolean }) =>
  isSearched ? (
    <EmptyState title="Aucune sortie">
      Rien ne correspond à ces filtres. Retirez-en un, ou élargissez-le.
    </EmptyState>
  ) : (
    <EmptyState title="Pas encore de sortie">
      Ajoutez le fichier d’une sortie enregistrée par votre montre. Vous seul la verrez.
    </EmptyState>
  )

const Waiting = () => (
  <Loading label="Chargement de vos sorties…">
    <div className="grid gap-3">
      {[1, 2, 3].map((place) => (
        <Skeleton className="h-20 rounded-card" key={place} />
      ))}
    </div>
  </Loading>
)
