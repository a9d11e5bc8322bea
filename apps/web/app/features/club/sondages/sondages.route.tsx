import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '#ui/button.tsx'
import { ChipLink } from '#ui/chip.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { PagedItems } from '#ui/paged-items.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { SondageCard } from './sondage-card.tsx'
import { type Quoi, sondagesQuery } from './sondages.queries.ts'

export default function Sondages() {
  const quoi = useSearchParams()[0].get('quoi') === 'repondus' ? 'repondus' : 'ouverts'
  return (
    <main className="page grid max-w-3xl content-start gap-6 py-6 md:py-10" id="contenu">
      <PageHead
        description="Les sondages ouverts, et ceux auxquels vous avez répondu."
        isPrivate
        path="/sondages"
        title="Sondages"
      />
      <header className="grid gap-2">
        <h1 className="text-2xl md:text-3xl">Sondages</h1>
        <p className="text-ink-soft">
          Quelques questions pour mieux vous connaître. Vous lisez ce que les autres ont répondu,
          une fois votre réponse donnée.
        </p>
      </header>
      <nav aria-label="Quels sondages" className="flex flex-wrap gap-2">
        <ChipLink isSelected={quoi === 'ouverts'} to="/sondages">
          Ouverts
        </ChipLink>
        <ChipLink isSelected={quoi === 'repondus'} to="/sondages?quoi=repondus">
          Mes réponses
        </ChipLink>
      </nav>
      <SondagesList key={quoi} quoi={quoi} />
    </main>
  )
}

const SondagesList = ({ quoi }: { quoi: Quoi }) => (
  <PagedItems
    empty={<NoSondage quoi={quoi} />}
    query={useInfiniteQuery(sondagesQuery(quoi))}
    waiting={
      <Loading label="Chargement des sondages…">
        <div className="grid gap-4">
          <Skeleton className="h-36 rounded-card" />
          <Skeleton className="h-36 rounded-card" />
        </div>
      </Loading>
    }
  >
    {(sondages) => (
      <ul className="grid gap-4">
        {sondages.map((sondage) => (
          <li key={sondage.id}>
            <SondageCard sondage={sondage} />
          </li>
        ))}
      </ul>
    )}
  </PagedItems>
)

function NoSondage({ quoi }: { quoi: Quoi }) {
  if (quoi === 'ouverts') {
    return (
      <EmptyState title="Aucun sondage ouvert">
        <p>Le prochain paraîtra ici. Il n’y a rien à faire en attendant.</p>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      action={<ButtonLink to="/sondages">Voir les sondages ouverts</ButtonLink>}
      title="Pas encore de réponse"
    >
      <p>Les sondages auxquels vous répondez restent ici, avec leurs résultats.</p>
    </EmptyState>
  )
}
