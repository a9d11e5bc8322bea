import { useQuery } from '@tanstack/react-query'
import { MesCoachs } from '#features/entrainement/athletes/mes-coachs.tsx'
import { ChargeSection } from '#features/entrainement/shared/charge/charge-section.tsx'
import { ENTRAINEMENT, FORME } from '#features/entrainement/shared/entrainements/paths.ts'
import { formeQuery } from '#features/entrainement/shared/forme.queries.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Query } from '#ui/query.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { AlluresTable } from './allures-table.tsx'
import { SanteSection } from './sante-section.tsx'
import { VmaSection } from './vma-section.tsx'

export default function MaForme() {
  return (
    <main className="page grid content-start gap-8 py-6 md:py-10" id="contenu">
      <PageHead
        description="Votre VMA, vos allures et votre charge d’entraînement."
        isPrivate
        path={FORME}
        title="Ma forme"
      />
      <header className="grid gap-3">
        <Breadcrumb crumbs={[{ label: 'Entraînement', to: ENTRAINEMENT }, { label: 'Ma forme' }]} />
        <h1 className="text-2xl md:text-3xl">Ma forme</h1>
      </header>
      <Content />
    </main>
  )
}

function Content() {
  const query = useQuery(formeQuery)
  return (
    <Query
      label="Chargement de votre forme…"
      query={query}
      skeleton={
        <div className="grid gap-6">
          <Skeleton className="h-56 rounded-card" />
          <Skeleton className="h-72 rounded-card" />
        </div>
      }
    >
      {(data) => (
        <>
          <div className="grid items-start gap-8 lg:grid-cols-2">
            <VmaSection forme={data} />
            <AlluresTable reperes={{ vma: data.vma?.vma ?? null, fc_max: data.sante.fc_max }} />
          </div>
          <ChargeSection charge={data.charge} />
          <div className="grid items-start gap-8 lg:grid-cols-2">
            <SanteSection sante={data.sante} />
            <MesCoachs />
          </div>
        </>
      )}
    </Query>
  )
}
