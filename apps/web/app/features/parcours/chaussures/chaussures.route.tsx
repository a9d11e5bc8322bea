import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MES_SORTIES } from '#features/parcours/shared/sortie-paths.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Query } from '#ui/query.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { chaussuresQuery, MES_CHAUSSURES } from './chaussures.queries.ts'
import { ChaussuresForm } from './chaussures-form.tsx'
import { ChaussuresList } from './chaussures-list.tsx'

export default function MesChaussures() {
  const query = useQuery(chaussuresQuery)
  const [isOpen, setOpen] = useState(false)
  const isFirst = !query.data?.some(({ est_habituelle }) => est_habituelle)
  const add = (
    <Button
      className="justify-self-start"
      icon="plus"
      onClick={() => setOpen(true)}
      variant="primary"
    >
      Ajouter une paire
    </Button>
  )
  return (
    <main className="page grid content-start gap-6 py-6 md:py-10" id="contenu">
      <PageHead
        description="Vos chaussures et leurs kilomètres."
        isPrivate
        path={MES_CHAUSSURES}
        title="Mes chaussures"
      />
      <header className="grid gap-3">
        <Breadcrumb
          crumbs={[{ label: 'Mes sorties', to: MES_SORTIES }, { label: 'Mes chaussures' }]}
        />
        <h1 className="text-2xl md:text-3xl">Mes chaussures</h1>
        <p className="max-w-2xl text-ink-soft">
          Leurs kilomètres se comptent d’eux-mêmes, sortie après sortie. Vous seul les voyez.
        </p>
      </header>
      <Query
        empty={{
          is: (pairs) => pairs.length === 0,
          show: (
            <EmptyState action={add} title="Pas encore de chaussures">
              Ajoutez la paire avec laquelle vous courez&nbsp;: Foulée vous dira quand elle est
              usée.
            </EmptyState>
          ),
        }}
        label="Chargement de vos chaussures…"
        query={query}
        skeleton={
          <div className="grid gap-4 md:grid-cols-2">
            <Skeleton className="h-64 rounded-card" />
            <Skeleton className="h-64 rounded-card" />
          </div>
        }
      >
        {(pairs) => (
          <>
            {add}
            <ChaussuresList pairs={pairs} />
          </>
        )}
      </Query>
      {isOpen && <ChaussuresForm isFirst={isFirst} onClose={() => setOpen(false)} pair={null} />}
    </main>
  )
}
